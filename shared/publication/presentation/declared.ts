import type { FaceWord, StressMark } from './presentation.ts';

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
  /** Line-breaking rules. */
  breaks?: 'break-words' | 'break-all' | 'keep-all';
  hyphens?: 'hyphens-auto' | 'hyphens-manual' | 'hyphens-none';
  wrap?: boolean;
  /** A page break before or after it. */
  pageBefore?: boolean;
  pageAfter?: boolean;
  hidden?: boolean;
  /** Displayed on lines of its own, within the text. */
  block?: boolean;
  floats?: 'left' | 'right' | 'none';
  /** Monospaced letters. */
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
