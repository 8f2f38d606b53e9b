import { blockElements } from '../canonical/allowed-html.ts';
import type { Attributes } from '../canonical/attributes.ts';
import { ruleFor } from '../canonical/element-rules.ts';
import { type FaceNames, type Presentation, presentations as allPresentations } from './presentation.ts';
import type { Declared } from './declared.ts';
import { readDeclarations } from './declarations.ts';
import type { Matcher, RuleSet } from './matcher.ts';
import {
  addElementStyles,
  type ElementKind,
  isInitial,
  isDisplayAlignment,
  toVerticalFlow,
} from './element-styles.ts';

/** The style of one element. */
export interface ElementStyle {
  presentations: readonly Presentation[];
  /** Not to be shown. */
  hidden: boolean;
}

/** Resolves a document's styles element by element; every `enter` has its `leave`. */
export interface Styler {
  enter(name: string, attributes: Attributes): ElementStyle;
  leave(): void;
}

/**
 * Translates a book's rules into presentations. An element gets one only where the publisher departs from what the page
 * would show without it, so that plain text stays plain and follows the reader's own settings.
 *
 * @param rules null if there are only style attributes
 * @param faces the families whose fonts are embedded
 */
export function createStyler(rules: RuleSet | null, faces?: FaceNames): Styler {
  return new SheetStyler(rules, faces);
}

const INHERITED_KEYS = [
  ...(['align', 'slant', 'weight', 'caps', 'letters', 'writing', 'face', 'mono'] as const),
  ...(['stress', 'stressSide', 'underline', 'lastLine', 'breaks', 'hyphens'] as const),
] as const;

type Key = (typeof INHERITED_KEYS)[number];

/** The values of inherited properties; null for the default. */
type Inherited = { [K in Key]: NonNullable<Declared[K]> | null };

const PLAIN = Object.fromEntries(INHERITED_KEYS.map((key) => [key, null])) as Inherited;

/** Values that are themselves the name of a presentation. */
const PRESENTATION_WORDS: ReadonlySet<string | null> = new Set(allPresentations);

const isWord = (value: string | null): value is Presentation => PRESENTATION_WORDS.has(value);

/** How the page's own style sheet shows elements. */
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

/** The style context inside an element. */
interface StyleContext {
  requested: Inherited;
  rendered: Inherited;
  unindented: boolean;
  /** Styles resolved here before, by the element's name and its declarations. */
  known: Map<string, Map<Declared | null, ResolvedStyle>>;
  /** How many more results may be cached, here and in everything inside. */
  room: { left: number };
}

interface ResolvedStyle {
  within: StyleContext;
  presentations: readonly Presentation[];
}

const MAX_CACHED = 10_000;

/** Documents with the same sheets share their cache. */
const roots = new WeakMap<RuleSet, StyleContext>();

function rootOf(rules: RuleSet | null): StyleContext {
  const known = rules === null ? undefined : roots.get(rules);
  if (known !== undefined) return known;
  const root = {
    requested: PLAIN,
    rendered: PLAIN,
    unindented: false,
    known: new Map(),
    room: { left: MAX_CACHED },
  };
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
    // Style attributes differ on each element; declarations of sheets repeat, so their results are cached.
    const { within, presentations } =
      own === null && letter === null
        ? resolveCached(name, declared, parent)
        : resolveStyle(name, declared, letter, parent);
    this.around.push(within);
    return declared?.hidden === true && mayHide(name, attributes)
      ? { presentations, hidden: true }
      : presentations.length === 0
        ? NO_STYLE
        : { presentations, hidden: false };
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
    declared === null && letter === null && !PAGE_DEFAULTS.has(name) && parent.requested === parent.rendered;
  if (isPlain && !(name === 'p' && (parent.unindented || isAligned(parent.requested))))
    return { within: parent, presentations: [] };
  const { within, presentations } = inherit(name, declared, parent);
  if (declared !== null) {
    const isVertical = within.requested.writing?.startsWith('vertical') === true;
    addElementStyles(
      name,
      kindOf(name),
      isVertical ? toVerticalFlow(declared) : declared,
      within.requested.align,
      presentations,
    );
  }
  const initial = letter ?? (kindOf(name) === 'inline' ? declared : null);
  if (initial !== null && isInitial(initial)) presentations.push('drop-cap');
  return { within, presentations };
}

function inherit(
  name: string,
  declared: Declared | null,
  parent: StyleContext,
): { within: StyleContext; presentations: Presentation[] } {
  const presentations: Presentation[] = [];
  const kind = kindOf(name);
  const house = PAGE_DEFAULTS.get(name);
  const requested = { ...parent.requested };
  const rendered = { ...parent.rendered };
  for (const key of INHERITED_KEYS) {
    // A cell is left-aligned whatever surrounds its table, but still inherits the alignment.
    const own = house?.[key];
    assignKey(
      requested,
      key,
      declared?.[key] ?? (key === 'align' && CELLS.has(name) ? requested.align : own) ?? requested[key],
    );
    if (own !== undefined) assignKey(rendered, key, own);
    if (!appliesTo(name, kind, key) || isSameRendering(requested[key], rendered[key])) continue;
    const value = requested[key];
    if (isWord(value)) presentations.push(value);
    assignKey(rendered, key, value);
  }
  const em = declared?.indentEm;
  const unindented = em === undefined ? parent.unindented : em === 0;
  if (
    name === 'p' &&
    (unindented || isAligned(requested)) &&
    !presentations.includes('center') &&
    !presentations.includes('right')
  )
    presentations.push('no-indent');
  const settled = INHERITED_KEYS.every((key) => requested[key] === rendered[key]) ? rendered : requested;
  return {
    within: { requested: settled, rendered, unindented, known: new Map(), room: parent.room },
    presentations,
  };
}

/** Alignment applies to whole blocks, and the body's writing mode to the page. */
const appliesTo = (name: string, kind: ElementKind, key: keyof Inherited): boolean =>
  key === 'writing'
    ? kind === 'block' || name === 'body'
    : kind !== 'none' && (key !== 'align' || kind === 'block');

const isAligned = ({ align }: Inherited): boolean => isDisplayAlignment(align);

const NO_STYLE: ElementStyle = { presentations: [], hidden: false };
const CELLS = new Set(['td', 'th']);

const assignKey = <K extends Key>(to: Inherited, key: K, value: Inherited[Key]) => {
  to[key] = value as Inherited[K];
};

/** Unset and default values render the same: the page's default is upright, regular and left-aligned. */
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

/** Notes are hidden because a link shows them, and line breaks beside block spans still break here. */
function mayHide(name: string, attributes: Attributes): boolean {
  const type = attributes['epub:type'] ?? attributes.role ?? '';
  return name !== 'html' && name !== 'body' && ruleFor(name).kind !== 'break' && !/note/.test(type);
}
