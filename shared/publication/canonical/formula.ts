import { writeAttributes } from './markup-escapes.ts';
import type { Attributes } from './attributes.ts';

/**
 * MathML Core's presentation elements, and others that are used in real formulas. In chapter HTML each is a `span`,
 * or a `sub` or `sup`, with its name in `data-m`: only the page that shows it makes MathML of it, and only where
 * nothing else is in the formula.
 */
export const mathElements: ReadonlySet<string> = new Set([
  ...[
    'mrow',
    'mi',
    'mn',
    'mo',
    'ms',
    'mtext',
    'mspace',
    'mfrac',
    'msqrt',
    'mroot',
    'mstyle',
    'merror',
    'mpadded',
  ],
  ...['mphantom', 'mfenced', 'menclose', 'msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover'],
  ...['mmultiscripts', 'mprescripts', 'none', 'mtable', 'mtr', 'mtd', 'semantics'],
]);

/** Attributes for the rendering of a formula; `data-ma` holds them as `name:value;name:value`. */
export const mathAttributes: ReadonlySet<string> = new Set([
  ...[
    'display',
    'displaystyle',
    'scriptlevel',
    'mathvariant',
    'form',
    'stretchy',
    'symmetric',
    'fence',
    'separator',
  ],
  ...['lspace', 'rspace', 'minsize', 'maxsize', 'largeop', 'movablelimits', 'accent', 'accentunder'],
  ...['linethickness', 'width', 'height', 'depth', 'voffset', 'columnspan', 'rowspan', 'columnalign', 'dir'],
  ...['open', 'close'],
]);

/** What an element of a formula that is none of MathML's is called: the formula is then shown as text. */
const UNSUPPORTED = 'x';

/** What most elements of a formula are: without attributes. */
const BARE: ReadonlyMap<string, string> = new Map(
  [...mathElements].map((name) => [name, writeAttributes({ 'data-m': name })]),
);

/** Has no visible effect. */
const IGNORED = new Set(['annotation', 'annotation-xml', 'math']);

/** The attributes of an element in a formula; '' for what is neither part of it nor against it. */
export function formulaAttributes(name: string, attributes: Attributes): string {
  if (IGNORED.has(name)) return '';
  const bare = BARE.get(name);
  if (bare !== undefined && Object.keys(attributes).length === 0) return bare;
  const isPlain = mathElements.has(name) && Object.keys(attributes).every((key) => !ACTIVE.test(key));
  return writeAttributes(
    isPlain ? { 'data-m': name, 'data-ma': mathSettings(attributes) } : { 'data-m': UNSUPPORTED },
  );
}

/** The attributes of the `math` element itself. */
export const formulaSettings = (attributes: Attributes): string =>
  writeAttributes({ 'data-ma': mathSettings(attributes) });

function mathSettings(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([key, value]) => mathAttributes.has(key) && VALUE.test(value))
    .map(([key, value]) => `${key}:${value}`)
    .join(';');
}

const ACTIVE = /^on|href$|^src$|^action/i;
/** A word, a length, or the bracket that a fence opens with. */
const VALUE = /^(?:[-+]?[a-z0-9.%]{1,20}(?: [-+]?[a-z0-9.%]{1,20})?|[^\s\w:;<>"&]{1,2})$/i;
