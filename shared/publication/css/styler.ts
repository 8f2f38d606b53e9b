import { blockElements } from '../html/allowed.ts';
import type { Attributes } from '../html/attributes.ts';
import { ruleFor } from '../html/elements.ts';
import type { Presentation } from '../presentation.ts';
import { type Declared, readDeclarations } from './declarations.ts';
import { Matcher, type RuleSet } from './matcher.ts';

/** What style makes of one element. */
export interface Styled {
  looks: readonly Presentation[];
  /** Not to be shown. */
  hidden: boolean;
}

/** Says what a document's styles mean, element by element; every `enter` has its `leave`. */
export interface Styler {
  enter(name: string, attributes: Attributes): Styled;
  leave(): void;
}

/**
 * A book's rules in our own words. A word is given only where the publisher departs from what the page would show
 * without it, so that plain text stays plain and the reader's own settings hold for it.
 *
 * @param rules null where only style attributes speak
 */
export function createStyler(rules: RuleSet | null): Styler {
  return new SheetStyler(rules);
}

/** What is inherited: as the book wants it, and as the page shows it so far. */
interface Inherited {
  align: NonNullable<Declared['align']> | null;
  slant: NonNullable<Declared['slant']> | null;
  weight: NonNullable<Declared['weight']> | null;
  caps: NonNullable<Declared['caps']> | null;
  letters: NonNullable<Declared['letters']> | null;
}

const KEYS = ['align', 'slant', 'weight', 'caps', 'letters'] as const;
const PLAIN: Inherited = { align: null, slant: null, weight: null, caps: null, letters: null };

const WORDS: Readonly<Record<string, Presentation>> = {
  center: 'center',
  right: 'right',
  left: 'left',
  italic: 'italic',
  upright: 'upright',
  bold: 'bold',
  regular: 'regular',
  small: 'small-caps',
  capital: 'all-caps',
};

/** How the page shows elements by themselves. */
const HOUSE = new Map<string, Partial<Inherited>>([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(
    (name) => [name, { align: 'center', weight: 'bold' }] as [string, Partial<Inherited>],
  ),
  ...['i', 'em', 'cite', 'dfn', 'var'].map(
    (name) => [name, { slant: 'italic' }] as [string, Partial<Inherited>],
  ),
  ...['b', 'strong'].map((name) => [name, { weight: 'bold' }] as [string, Partial<Inherited>]),
  ['th', { align: 'left', weight: 'bold' }],
  ['td', { align: 'left' }],
  ['figure', { align: 'center' }],
]);

interface Frame {
  want: Inherited;
  shown: Inherited;
  unindented: boolean;
  /** What elements inherit here, by name. */
  within: Map<string, Inheritance> | null;
}

interface Inheritance {
  frame: Frame;
  looks: readonly Presentation[];
}

class SheetStyler implements Styler {
  private readonly matcher: Matcher | null;
  private readonly frames: Frame[] = [{ want: PLAIN, shown: PLAIN, unindented: false, within: null }];

  constructor(rules: RuleSet | null) {
    this.matcher = rules === null ? null : new Matcher(rules);
  }

  enter(name: string, attributes: Attributes): Styled {
    const match = this.matcher?.enter(name, attributes);
    let declared = match?.declared ?? null;
    if (attributes.style !== undefined) {
      const { normal, important } = readDeclarations(attributes.style);
      declared = { ...declared, ...normal, ...important };
    }
    const parent = this.frames.at(-1)!;
    const house = HOUSE.get(name);
    const isPlain =
      declared === null && house === undefined && !match?.letter && parent.want === parent.shown;
    if (isPlain && !(name === 'p' && (parent.unindented || isAligned(parent.want)))) {
      this.frames.push(parent);
      return UNSTYLED;
    }
    const inherited = this.inheritOnce(name, declared, parent);
    this.frames.push(inherited.frame);
    const looks = [...inherited.looks];
    if (declared !== null) addOwnLooks(name, declared, looks);
    const initial = match?.letter ?? (kindOf(name) === 'inline' ? declared : null);
    if (initial !== null && isInitial(initial)) looks.push('drop-cap');
    return { looks, hidden: declared?.hidden === true && mayHide(name, attributes) };
  }

  leave(): void {
    this.frames.pop();
    this.matcher?.leave();
  }

  /** An element of which nothing is said that is inherited is the same each time it stands in the same place. */
  private inheritOnce(name: string, declared: Declared | null, parent: Frame): Inheritance {
    if (declared !== null && (declared.indentEm !== undefined || KEYS.some((key) => key in declared)))
      return inherit(name, declared, parent);
    const known = parent.within?.get(name);
    if (known) return known;
    const inheritance = inherit(name, null, parent);
    (parent.within ??= new Map()).set(name, inheritance);
    return inheritance;
  }
}

function inherit(name: string, declared: Declared | null, parent: Frame): Inheritance {
  const looks: Presentation[] = [];
  const kind = kindOf(name);
  const house = HOUSE.get(name);
  const want = { ...parent.want };
  const shown = { ...parent.shown };
  for (const key of KEYS) {
    // A cell is shown from the left whatever stands around its table, but inherits all the same.
    const own = house?.[key];
    assign(
      want,
      key,
      declared?.[key] ?? (key === 'align' && CELLS.has(name) ? want.align : own) ?? want[key],
    );
    if (own !== undefined) assign(shown, key, own);
    if (kind === 'none' || (key === 'align' && kind !== 'block') || same(want[key], shown[key])) continue;
    const word = WORDS[want[key] ?? ''];
    if (word !== undefined) looks.push(word);
    assign(shown, key, want[key]);
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
  const settled = KEYS.every((key) => want[key] === shown[key]) ? shown : want;
  return { frame: { want: settled, shown, unindented, within: null }, looks };
}

const isAligned = ({ align }: Inherited): boolean => align === 'center' || align === 'right';

const UNSTYLED: Styled = { looks: [], hidden: false };
const CELLS = new Set(['td', 'th']);

const assign = <K extends (typeof KEYS)[number]>(
  to: Inherited,
  key: K,
  value: Inherited[(typeof KEYS)[number]],
) => {
  to[key] = value as Inherited[K];
};

/** Nothing said and nothing special are the same: the page's default is upright, regular, from the left. */
const same = (a: string | null, b: string | null): boolean => a === b || (isDefault(a) && isDefault(b));
const isDefault = (value: string | null) =>
  value === null || value === 'none' || value === 'left' || value === 'upright' || value === 'regular';

function kindOf(name: string): 'block' | 'inline' | 'none' {
  if (blockElements.has(name)) return 'block';
  const { kind } = ruleFor(name);
  if (kind === 'block') return 'block';
  return kind === 'inline' || kind === 'span' ? 'inline' : 'none';
}

/** Blocks whose place the page decides: lists and tables have their own indents, pictures their own room. */
const PLACED = new Set([
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'figure', 'figcaption', 'pre'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** What is not inherited, or not by the page. */
function addOwnLooks(name: string, declared: Declared, looks: Presentation[]): void {
  const kind = kindOf(name);
  const indent = declared.indentEm ?? 0;
  const inset = (declared.marginEm ?? 0) + (declared.paddingEm ?? 0);
  if (kind === 'block' && !PLACED.has(name)) {
    if (indent < -0.5) looks.push('hanging');
    if (indent > 0.5 && name !== 'p') looks.push('indent');
    if (inset + Math.min(0, indent) >= 2) looks.push('block-indent');
    const space = Math.max(declared.aboveEm ?? 0, declared.belowEm ?? 0);
    if (name === 'p' && declared.indentEm === 0 && space >= 0.5) looks.push('apart');
  }
  if (kind !== 'inline') return;
  if (inset + indent >= 0.75) looks.push('line-indent');
  if (declared.line === 'under' && name !== 'a') looks.push('underline');
  if (declared.line === 'through') looks.push('line-through');
  if (declared.rise === 'super' && name !== 'sup') looks.push('superscript');
  if (declared.rise === 'sub' && name !== 'sub') looks.push('subscript');
  if (declared.wrap === false) looks.push('no-wrap');
}

/** A letter set into the lines after it. */
const isInitial = ({ floats, sizeEm }: Declared): boolean =>
  floats === true && sizeEm !== undefined && sizeEm >= 1.5;

/** A note is hidden so that only its link shows it; a line break hidden beside block spans is one here. */
function mayHide(name: string, attributes: Attributes): boolean {
  const type = attributes['epub:type'] ?? attributes.role ?? '';
  return name !== 'html' && name !== 'body' && ruleFor(name).kind !== 'break' && !/note/.test(type);
}
