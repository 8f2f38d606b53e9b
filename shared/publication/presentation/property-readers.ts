import { type Declared, type Marker, markers } from './declared.ts';
import { SIZES, lengthEm } from './length-em.ts';
import { stressMarks } from './presentation.ts';

export type Reader = (value: string) => Declared | null;

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

export const writing: Reader = oneOf({
  'vertical-rl': { writing: 'vertical-rl' },
  'vertical-lr': { writing: 'vertical-lr' },
  'tb-rl': { writing: 'vertical-rl' },
  'tb-lr': { writing: 'vertical-lr' },
  'horizontal-tb': { writing: 'horizontal' },
  'lr-tb': { writing: 'horizontal' },
});

export const combined: Reader = (value) => ({ combined: value === 'all' || value === 'horizontal' });

const orientation: Reader = oneOf({
  upright: { letterSide: 'upright' },
  sideways: { letterSide: 'sideways' },
  'sideways-right': { letterSide: 'sideways' },
  rotate: { letterSide: 'sideways' },
  mixed: { letterSide: 'mixed' },
  'vertical-right': { letterSide: 'mixed' },
});

/** CSS Text Decoration 3, 3.1: a shape, filled by default; a custom mark becomes a dot. */
export const stress: Reader = (value) => {
  if (value === 'none') return { stress: 'stress-none' };
  const shape = /\b(double-circle|dot|circle|triangle|sesame)\b/.exec(value)?.[1];
  const fill = /\bopen\b/.test(value) ? 'open' : 'filled';
  if (shape === undefined && !/^["']|\b(open|filled)\b/.test(value)) return null;
  return { stress: stressMarks.find((mark) => mark === `stress-${fill}-${shape ?? 'dot'}`)! };
};

export const stressSide: Reader = (value) => {
  const [under, left] = [/\bunder\b/.test(value), /\bleft\b/.test(value)];
  if (under) return { stressSide: left ? 'stress-under-left' : 'stress-under' };
  return /\bover\b/.test(value) ? { stressSide: left ? 'stress-left' : 'stress-over' } : null;
};

export const underline: Reader = oneOf({
  auto: { underline: 'underline-auto' },
  alphabetic: { underline: 'underline-auto' },
  under: { underline: 'underline-below' },
  left: { underline: 'underline-left' },
  'under left': { underline: 'underline-left' },
  right: { underline: 'underline-right' },
  'under right': { underline: 'underline-right' },
});

export const lastLine: Reader = oneOf({
  auto: { lastLine: 'last-auto' },
  start: { lastLine: 'last-start' },
  end: { lastLine: 'last-end' },
  left: { lastLine: 'last-left' },
  right: { lastLine: 'last-right' },
  center: { lastLine: 'last-center' },
  justify: { lastLine: 'last-justify' },
});

export const breaks: Reader = oneOf({
  normal: { breaks: 'break-words' },
  'break-all': { breaks: 'break-all' },
  'keep-all': { breaks: 'keep-all' },
});

export const hyphens: Reader = oneOf({
  auto: { hyphens: 'hyphens-auto' },
  manual: { hyphens: 'hyphens-manual' },
  none: { hyphens: 'hyphens-none' },
});

export const weight: Reader = (value) =>
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

export const marker: Reader = (value) => {
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

/** Ends the page; on which side the next one lies is for the window (CSS Fragmentation 3, 3.1 and 3.4). */
const pageBreak =
  (key: 'pageBefore' | 'pageAfter'): Reader =>
  (value) => ({ [key]: PAGE_BREAKS.has(value) });

const PAGE_BREAKS = new Set(['page', 'always', 'left', 'right', 'recto', 'verso']);

export const PROPERTIES: ReadonlyMap<string, Reader> = new Map<string, Reader>([
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
  ['break-before', pageBreak('pageBefore')],
  ['page-break-before', pageBreak('pageBefore')],
  ['break-after', pageBreak('pageAfter')],
  ['page-break-after', pageBreak('pageAfter')],
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
