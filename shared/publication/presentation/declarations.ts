import { type FaceNames, type FaceWord, stressMarks, type StressMark } from './presentation.ts';
import { firstFamily } from './font-faces.ts';

/** The properties read from style sheets, in values of our own. Lengths are in em. */
export interface Declared {
  align?: 'left' | 'center' | 'right';
  slant?: 'italic' | 'upright';
  weight?: 'bold' | 'regular';
  caps?: 'small-caps' | 'none';
  letters?: 'all-caps' | 'lower-case' | 'title-case' | 'full-width' | 'none';
  line?: 'under' | 'through' | 'none';
  rise?: 'super' | 'sub' | 'none';
  /** A font of the book's own. */
  face?: FaceWord | 'face-none';
  writing?: 'vertical-rl' | 'vertical-lr' | 'horizontal';
  /** A few characters upright and side by side in a vertical line. */
  combined?: boolean;
  letterSide?: 'upright' | 'sideways' | 'mixed';
  /** Marks beside each letter, as Chinese and Japanese stress words, and on which side. */
  stress?: StressMark | 'stress-none';
  stressSide?: 'stress-over' | 'stress-under' | 'stress-left' | 'stress-under-left';
  underline?: 'underline-auto' | 'underline-below' | 'underline-left' | 'underline-right';
  lastLine?:
    'last-auto' | 'last-start' | 'last-end' | 'last-left' | 'last-right' | 'last-center' | 'last-justify';
  /** Where words may be broken. */
  breaks?: 'break-words' | 'break-all' | 'keep-all';
  hyphens?: 'hyphens-auto' | 'hyphens-manual' | 'hyphens-none';
  wrap?: boolean;
  hidden?: boolean;
  /** A line or lines by itself, within the text. */
  block?: boolean;
  floats?: 'left' | 'right' | 'none';
  /** A typewriter's letters. */
  mono?: 'mono';
  spaced?: boolean;
  framed?: boolean;
  background?: boolean;
  marker?: Marker;
  widthEm?: number;
  heightEm?: number;
  indentEm?: number | undefined;
  marginEm?: number;
  paddingEm?: number;
  aboveEm?: number;
  belowEm?: number;
  sizeEm?: number;
}

export const markers = [
  ...(['none', 'disc', 'circle', 'square', 'decimal', 'lower-alpha', 'upper-alpha'] as const),
  ...(['lower-roman', 'upper-roman', 'lower-greek'] as const),
] as const;

export type Marker = (typeof markers)[number];

/** A block of declarations, those marked `!important` apart; null for a half without known properties. */
export interface Declarations {
  normal: Declared | null;
  important: Declared | null;
}

const MAX_CHARS = 4000;

const NO_FACES: FaceNames = new Map();

/** Reads the inside of a rule, or a style attribute. Unknown properties are ignored. */
export function readDeclarations(source: string, faces: FaceNames = NO_FACES): Declarations {
  const found: Declarations = { normal: null, important: null };
  for (const declaration of source.slice(0, MAX_CHARS).split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const read = property === 'font-family' ? readFamily(faces) : PROPERTIES.get(property);
    if (read === undefined) continue;
    const text = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    const value = text.replace(/\s*!\s*important$/, '');
    const values = read(value);
    if (values === null) continue;
    const half = value === text ? 'normal' : 'important';
    found[half] = { ...found[half], ...values };
  }
  return found;
}

type Reader = (value: string) => Declared | null;

const readFamily =
  (faces: FaceNames): Reader =>
  (value) => {
    if (value === 'inherit') return null;
    const mono: Declared | null = MONOSPACED.test(value) ? { mono: 'mono' } : null;
    return faces.size === 0 ? mono : { ...mono, face: faces.get(firstFamily(value)) ?? 'face-none' };
  };

const MONOSPACED = /(^|[,\s"'])(monospace|courier|consolas|menlo|monaco)\b/;

const oneOf =
  (values: Readonly<Record<string, Declared>>): Reader =>
  (value) =>
    Object.hasOwn(values, value) ? values[value]! : null;

const length =
  (key: 'indentEm' | 'marginEm' | 'paddingEm' | 'aboveEm' | 'belowEm' | 'widthEm' | 'heightEm'): Reader =>
  (value) => {
    const em = lengthEm(value);
    return em === null ? null : { [key]: em };
  };

const decoration: Reader = (value) =>
  /\bunderline\b/.test(value)
    ? { line: 'under' }
    : /\bline-through\b/.test(value)
      ? { line: 'through' }
      : /\bnone\b/.test(value)
        ? { line: 'none' }
        : null;

const variant: Reader = (value) =>
  /(^|\s)(all-)?small-caps(\s|$)/.test(value)
    ? { caps: 'small-caps' }
    : value === 'normal' || value === 'none'
      ? { caps: 'none' }
      : null;

const writing: Reader = oneOf({
  'vertical-rl': { writing: 'vertical-rl' },
  'vertical-lr': { writing: 'vertical-lr' },
  'tb-rl': { writing: 'vertical-rl' },
  'tb-lr': { writing: 'vertical-lr' },
  'horizontal-tb': { writing: 'horizontal' },
  'lr-tb': { writing: 'horizontal' },
});

const combined: Reader = (value) => ({ combined: value === 'all' || value === 'horizontal' });

const orientation: Reader = oneOf({
  upright: { letterSide: 'upright' },
  sideways: { letterSide: 'sideways' },
  'sideways-right': { letterSide: 'sideways' },
  rotate: { letterSide: 'sideways' },
  mixed: { letterSide: 'mixed' },
  'vertical-right': { letterSide: 'mixed' },
});

/** CSS Text Decoration 3, 3.1: a shape, filled by default; a custom mark becomes a dot. */
const stress: Reader = (value) => {
  if (value === 'none') return { stress: 'stress-none' };
  const shape = /\b(double-circle|dot|circle|triangle|sesame)\b/.exec(value)?.[1];
  const fill = /\bopen\b/.test(value) ? 'open' : 'filled';
  if (shape === undefined && !/^["']|\b(open|filled)\b/.test(value)) return null;
  return { stress: stressMarks.find((mark) => mark === `stress-${fill}-${shape ?? 'dot'}`)! };
};

const stressSide: Reader = (value) => {
  const [under, left] = [/\bunder\b/.test(value), /\bleft\b/.test(value)];
  if (under) return { stressSide: left ? 'stress-under-left' : 'stress-under' };
  return /\bover\b/.test(value) ? { stressSide: left ? 'stress-left' : 'stress-over' } : null;
};

const underline: Reader = oneOf({
  auto: { underline: 'underline-auto' },
  alphabetic: { underline: 'underline-auto' },
  under: { underline: 'underline-below' },
  left: { underline: 'underline-left' },
  'under left': { underline: 'underline-left' },
  right: { underline: 'underline-right' },
  'under right': { underline: 'underline-right' },
});

const lastLine: Reader = oneOf({
  auto: { lastLine: 'last-auto' },
  start: { lastLine: 'last-start' },
  end: { lastLine: 'last-end' },
  left: { lastLine: 'last-left' },
  right: { lastLine: 'last-right' },
  center: { lastLine: 'last-center' },
  justify: { lastLine: 'last-justify' },
});

const breaks: Reader = oneOf({
  normal: { breaks: 'break-words' },
  'break-all': { breaks: 'break-all' },
  'keep-all': { breaks: 'keep-all' },
});

const hyphens: Reader = oneOf({
  auto: { hyphens: 'hyphens-auto' },
  manual: { hyphens: 'hyphens-manual' },
  none: { hyphens: 'hyphens-none' },
});

const weight: Reader = (value) =>
  value === 'bold' || value === 'bolder' || /^[6-9]00$/.test(value)
    ? { weight: 'bold' }
    : value === 'normal' || value === 'lighter' || /^[1-5]00$/.test(value)
      ? { weight: 'regular' }
      : null;

/** A line on every side; one alone is a rule between paragraphs. */
const border: Reader = (value) => {
  const isSeen = /\b(solid|dashed|dotted|double|groove|ridge|inset|outset)\b/.test(value);
  return { framed: isSeen && !/(^|\s)0(px|pt|em)?(\s|$)/.test(value) };
};

const ground: Reader = (value) => ({
  background:
    !/^(none|transparent|inherit|initial|unset|white|#fff(fff)?)\b|rgba?\(255,\s*255,\s*255|^url\(/.test(
      value,
    ),
});

const marker: Reader = (value) => {
  const found = value.split(/\s+/).map((word) => (MARKER_NAMES.get(word) ?? word) as Marker);
  const known = found.find((word) => markers.includes(word));
  return known === undefined ? null : { marker: known };
};

const MARKER_NAMES: ReadonlyMap<string, Marker> = new Map<string, Marker>([
  ['lower-latin', 'lower-alpha'],
  ['upper-latin', 'upper-alpha'],
]);

/** As browsers and EPUB 3 first named it too (EPUB 3.3, appendix E). */
const prefixed = (name: string, read: Reader): [string, Reader][] =>
  [name, `-epub-${name}`, `-webkit-${name}`].map((known) => [known, read]);

const PROPERTIES: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  [
    'text-align',
    oneOf({
      center: { align: 'center' },
      '-webkit-center': { align: 'center' },
      right: { align: 'right' },
      end: { align: 'right' },
      left: { align: 'left' },
      start: { align: 'left' },
      justify: { align: 'left' },
      initial: { align: 'left' },
    }),
  ],
  ['text-indent', length('indentEm')],
  ['margin-left', length('marginEm')],
  ['margin-inline-start', length('marginEm')],
  ['margin-top', length('aboveEm')],
  ['margin-bottom', length('belowEm')],
  ['padding-left', length('paddingEm')],
  ['padding-inline-start', length('paddingEm')],
  [
    'margin',
    (value) => {
      const { top, bottom, left } = sides(value);
      return { ...length('aboveEm')(top), ...length('belowEm')(bottom), ...length('marginEm')(left) };
    },
  ],
  ['padding', (value) => length('paddingEm')(sides(value).left)],
  [
    'font-style',
    oneOf({ italic: { slant: 'italic' }, oblique: { slant: 'italic' }, normal: { slant: 'upright' } }),
  ],
  ['font-weight', weight],
  ['font-variant', variant],
  ['font-variant-caps', variant],
  [
    'font',
    (value) => ({
      slant: /\b(italic|oblique)\b/.test(value) ? 'italic' : 'upright',
      weight: /\b(bold|bolder|[6-9]00)\b/.test(value) ? 'bold' : 'regular',
      caps: /\bsmall-caps\b/.test(value) ? 'small-caps' : 'none',
    }),
  ],
  [
    'text-transform',
    oneOf({
      uppercase: { letters: 'all-caps' },
      none: { letters: 'none' },
      lowercase: { letters: 'lower-case' },
      capitalize: { letters: 'title-case' },
      'full-width': { letters: 'full-width' },
      '-epub-fullwidth': { letters: 'full-width' },
    }),
  ],
  ['text-decoration', decoration],
  ['text-decoration-line', decoration],
  [
    'vertical-align',
    oneOf({
      super: { rise: 'super' },
      'text-top': { rise: 'super' },
      sub: { rise: 'sub' },
      baseline: { rise: 'none' },
    }),
  ],
  [
    'white-space',
    (value) => (value === 'nowrap' ? { wrap: false } : /^(normal|pre)/.test(value) ? { wrap: true } : null),
  ],
  ...prefixed('writing-mode', writing),
  ['text-combine-upright', combined],
  ...prefixed('text-combine', combined),
  ['-epub-text-combine-horizontal', combined],
  ...prefixed('text-orientation', orientation),
  ...prefixed('text-emphasis', stress),
  ...prefixed('text-emphasis-style', stress),
  ...prefixed('text-emphasis-position', stressSide),
  ...prefixed('text-underline-position', underline),
  ...prefixed('text-align-last', lastLine),
  ...prefixed('word-break', breaks),
  ...prefixed('hyphens', hyphens),
  ['display', (value) => ({ hidden: value === 'none', block: value === 'block' })],
  ['float', oneOf({ left: { floats: 'left' }, right: { floats: 'right' }, none: { floats: 'none' } })],
  ['width', length('widthEm')],
  ['height', length('heightEm')],
  [
    'font-size',
    (value) => {
      const share = value.endsWith('%') ? lengthEm(value.replace('%', 'em')) : null;
      const em = share === null ? (SIZES.get(value) ?? lengthEm(value)) : share / 100;
      return em === null ? null : { sizeEm: em };
    },
  ],
  ['letter-spacing', (value) => ({ spaced: (lengthEm(value) ?? 0) >= 0.08 })],
  ['border', border],
  ['border-style', border],
  ['background', ground],
  ['background-color', ground],
  ['list-style', marker],
  ['list-style-type', marker],
]);

function sides(value: string): { top: string; bottom: string; left: string } {
  const [top = '', right = top, bottom = top, left = right] = value.split(/\s+/, 4);
  return { top, bottom, left };
}

const EM: Readonly<Record<string, number>> = {
  em: 1,
  rem: 1,
  ex: 0.5,
  ch: 0.5,
  px: 1 / 16,
  pt: 1 / 12,
  pc: 1,
  mm: 1 / 4.23,
  cm: 1 / 0.423,
  in: 6,
  '%': 0.3,
};

const SIZES: ReadonlyMap<string, number> = new Map([
  ['large', 1.2],
  ['larger', 1.2],
  ['x-large', 1.5],
  ['xx-large', 2],
]);

/** A percentage is of a column thirty em wide; close enough to distinguish an indent from none. */
function lengthEm(value: string): number | null {
  const match = /^([+-]?\d{0,6}(?:\.\d{1,6})?)(em|rem|ex|ch|px|pt|pc|mm|cm|in|%)?$/.exec(value);
  const number = match && match[1] !== '' ? Number(match[1]) : NaN;
  if (!Number.isFinite(number) || (number !== 0 && match?.[2] === undefined)) return null;
  return number * (EM[match?.[2] ?? 'em'] ?? 1);
}
