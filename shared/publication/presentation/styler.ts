import { blockElements } from '../canonical/allowed-html.ts';
import type { Attributes } from '../canonical/attributes.ts';
import { ruleFor } from '../canonical/element-rules.ts';
import { type FaceNames, type Presentation, presentations } from './presentation.ts';
import { type Declared, readDeclarations } from './declarations.ts';
import type { Matcher, RuleSet } from './matcher.ts';
import {
  addElementStyles,
  type ElementKind,
  isInitial,
  isDisplayAlignment,
  toVerticalFlow,
} from './element-styles.ts';

/** What style makes of one element. */
export interface ElementStyle {
  looks: readonly Presentation[];
  /** Not to be shown. */
  hidden: boolean;
}

/** Says what a document's styles mean, element by element; every `enter` has its `leave`. */
export interface Styler {
  enter(name: string, attributes: Attributes): ElementStyle;
  leave(): void;
}

/**
 * A book's rules in our own words. A word is given only where the publisher departs from what the page would show
 * without it, so that plain text stays plain and the reader's own settings hold for it.
 *
 * @param rules null where only style attributes speak
 * @param faces the families whose fonts the book brings
 */
export function createStyler(rules: RuleSet | null, faces?: FaceNames): Styler {
  return new SheetStyler(rules, faces);
}

const INHERITED_KEYS = [
  ...(['align', 'slant', 'weight', 'caps', 'letters', 'writing', 'face', 'mono'] as const),
  ...(['stress', 'stressSide', 'underline', 'lastLine', 'breaks', 'hyphens'] as const),
] as const;

type Key = (typeof INHERITED_KEYS)[number];

/** What is inherited: as the book wants it, and as the page shows it so far. */
type Inherited = { [K in Key]: NonNullable<Declared[K]> | null };

const PLAIN = Object.fromEntries(INHERITED_KEYS.map((key) => [key, null])) as Inherited;

/** Values that have a look of their own are named as it is. */
const PRESENTATION_WORDS: ReadonlySet<string | null> = new Set(presentations);

const isWord = (value: string | null): value is Presentation => PRESENTATION_WORDS.has(value);

/** How the page shows elements by themselves. */
const PAGE_DEFAULTS = new Map<string, Partial<Inherited>>([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(
    (name) =>
      [name, { align: 'center', weight: 'bold', hyphens: 'hyphens-none' }] as [string, Partial<Inherited>],
  ),
  ...['i', 'em', 'cite', 'dfn', 'var'].map(
    (name) => [name, { slant: 'italic' }] as [string, Partial<Inherited>],
  ),
  ...['b', 'strong'].map((name) => [name, { weight: 'bold' }] as [string, Partial<Inherited>]),
  ...['pre', 'code', 'kbd', 'samp', 'tt'].map(
    (name) => [name, { mono: 'mono' }] as [string, Partial<Inherited>],
  ),
  ['th', { align: 'left', weight: 'bold' }],
  ['td', { align: 'left' }],
  ['figure', { align: 'center' }],
]);

/** How things stand within an element. */
interface StyleContext {
  want: Inherited;
  shown: Inherited;
  unindented: boolean;
  /** What was found here before, by an element's name and what is said of it. */
  known: Map<string, Map<Declared | null, ResolvedStyle>>;
  /** How much more may be remembered, here and in all that is within. */
  room: { left: number };
}

interface ResolvedStyle {
  within: StyleContext;
  looks: readonly Presentation[];
}

const MAX_CACHED = 10_000;

/** What documents with the same sheets learn of them, they learn together. */
const roots = new WeakMap<RuleSet, StyleContext>();

function rootOf(rules: RuleSet | null): StyleContext {
  const known = rules === null ? undefined : roots.get(rules);
  if (known !== undefined) return known;
  const root = { want: PLAIN, shown: PLAIN, unindented: false, known: new Map(), room: { left: MAX_CACHED } };
  if (rules !== null) roots.set(rules, root);
  return root;
}

class SheetStyler implements Styler {
  private readonly matcher: Matcher | null;
  private readonly around: StyleContext[];

  private readonly faces: FaceNames | undefined;

  constructor(rules: RuleSet | null, faces: FaceNames | undefined) {
    this.faces = faces;
    this.matcher = rules === null ? null : rules.matcher();
    this.around = [rootOf(rules)];
  }

  enter(name: string, attributes: Attributes): ElementStyle {
    const { matcher } = this;
    matcher?.enter(name, attributes);
    const sheets = matcher?.declared ?? null;
    const letter = matcher?.letter ?? null;
    const parent = this.around[this.around.length - 1]!;
    const own = attributes.style === undefined ? null : readDeclarations(attributes.style, this.faces);
    const declared = own === null ? sheets : { ...sheets, ...own.normal, ...own.important };
    // What a style attribute says is said once; what sheets say, of many elements.
    const { within, looks } =
      own === null && letter === null
        ? resolveCached(name, declared, parent)
        : resolveStyle(name, declared, letter, parent);
    this.around.push(within);
    return declared?.hidden === true && mayHide(name, attributes)
      ? { looks, hidden: true }
      : looks.length === 0
        ? NO_STYLE
        : { looks, hidden: false };
  }

  leave(): void {
    this.around.pop();
    this.matcher?.leave();
  }
}

function resolveCached(name: string, declared: Declared | null, parent: StyleContext): ResolvedStyle {
  const byDeclared = parent.known.get(name);
  const known = byDeclared?.get(declared);
  if (known !== undefined) return known;
  const found = resolveStyle(name, declared, null, parent);
  if (parent.room.left-- <= 0) return found;
  if (byDeclared === undefined) parent.known.set(name, new Map([[declared, found]]));
  else byDeclared.set(declared, found);
  return found;
}

function resolveStyle(
  name: string,
  declared: Declared | null,
  letter: Declared | null,
  parent: StyleContext,
): ResolvedStyle {
  const isPlain =
    declared === null && letter === null && !PAGE_DEFAULTS.has(name) && parent.want === parent.shown;
  if (isPlain && !(name === 'p' && (parent.unindented || isAligned(parent.want))))
    return { within: parent, looks: [] };
  const { within, looks } = inherit(name, declared, parent);
  if (declared !== null) {
    const isVertical = within.want.writing?.startsWith('vertical') === true;
    addElementStyles(
      name,
      kindOf(name),
      isVertical ? toVerticalFlow(declared) : declared,
      within.want.align,
      looks,
    );
  }
  const initial = letter ?? (kindOf(name) === 'inline' ? declared : null);
  if (initial !== null && isInitial(initial)) looks.push('drop-cap');
  return { within, looks };
}

function inherit(
  name: string,
  declared: Declared | null,
  parent: StyleContext,
): { within: StyleContext; looks: Presentation[] } {
  const looks: Presentation[] = [];
  const kind = kindOf(name);
  const house = PAGE_DEFAULTS.get(name);
  const want = { ...parent.want };
  const shown = { ...parent.shown };
  for (const key of INHERITED_KEYS) {
    // A cell is shown from the left whatever stands around its table, but inherits all the same.
    const own = house?.[key];
    assignKey(
      want,
      key,
      declared?.[key] ?? (key === 'align' && CELLS.has(name) ? want.align : own) ?? want[key],
    );
    if (own !== undefined) assignKey(shown, key, own);
    if (!appliesTo(name, kind, key) || isSameRendering(want[key], shown[key])) continue;
    const wanted = want[key];
    if (isWord(wanted)) looks.push(wanted);
    assignKey(shown, key, wanted);
  }
  const em = declared?.indentEm;
  const unindented = em === undefined ? parent.unindented : em === 0;
  if (
    name === 'p' &&
    (unindented || isAligned(want)) &&
    !looks.includes('center') &&
    !looks.includes('right')
  )
    looks.push('no-indent');
  const settled = INHERITED_KEYS.every((key) => want[key] === shown[key]) ? shown : want;
  return { within: { want: settled, shown, unindented, known: new Map(), room: parent.room }, looks };
}

/** Lines are set one way in all of a block; the body's way is that of the page. */
const appliesTo = (name: string, kind: ElementKind, key: keyof Inherited): boolean =>
  key === 'writing'
    ? kind === 'block' || name === 'body'
    : kind !== 'none' && (key !== 'align' || kind === 'block');

const isAligned = ({ align }: Inherited): boolean => isDisplayAlignment(align);

const NO_STYLE: ElementStyle = { looks: [], hidden: false };
const CELLS = new Set(['td', 'th']);

const assignKey = <K extends Key>(to: Inherited, key: K, value: Inherited[Key]) => {
  to[key] = value as Inherited[K];
};

/** Nothing said and nothing special are the same: the page's default is upright, regular, from the left. */
const isSameRendering = (a: string | null, b: string | null): boolean =>
  a === b || (isDefault(a) && isDefault(b));
const isDefault = (value: string | null) => value === null || DEFAULTS.has(value);

const DEFAULTS = new Set([
  ...['none', 'left', 'upright', 'regular', 'horizontal', 'face-none'],
  ...['stress-none', 'stress-over', 'underline-auto', 'last-auto', 'break-words', 'hyphens-auto'],
]);

function kindOf(name: string): ElementKind {
  if (blockElements.has(name)) return 'block';
  const { kind } = ruleFor(name);
  if (kind === 'block') return 'block';
  return kind === 'inline' || kind === 'span' ? 'inline' : 'none';
}

/** A note is hidden so that only its link shows it; a line break hidden beside block spans is one here. */
function mayHide(name: string, attributes: Attributes): boolean {
  const type = attributes['epub:type'] ?? attributes.role ?? '';
  return name !== 'html' && name !== 'body' && ruleFor(name).kind !== 'break' && !/note/.test(type);
}
