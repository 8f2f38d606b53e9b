/** Reader settings: ranges, choices and defaults (SPEC sections 5 and 9); those of the type below them are our own. */
export const readerRanges = {
  fontSize: { min: 12, max: 32, step: 1 },
  lineHeight: { min: 1.2, max: 2.5, step: 0.1 },
  maxWidth: { min: 600, max: 1200, step: 50 },
  margin: { min: 20, max: 80, step: 10 },
  fontWeight: { min: 300, max: 700, step: 100 },
  /** In em. */
  letterSpacing: { min: 0, max: 0.12, step: 0.01 },
  wordSpacing: { min: 0, max: 0.5, step: 0.05 },
} as const;

export const readerFonts = [
  { name: 'Georgia', stack: 'Georgia, Gelasio, serif' },
  { name: 'Times New Roman', stack: '"Times New Roman", Tinos, serif' },
  { name: 'Arial', stack: 'Arial, Arimo, sans-serif' },
  { name: 'Helvetica', stack: 'Helvetica, Arimo, sans-serif' },
  { name: 'Open Sans', stack: '"Open Sans", sans-serif' },
  { name: 'Courier New', stack: '"Courier New", Cousine, monospace' },
  { name: 'Literata', stack: '"Literata Variable", Georgia, serif' },
  // It has no Cyrillic; Open Sans is the most similar of these.
  {
    name: 'Atkinson Hyperlegible',
    stack: '"Atkinson Hyperlegible Next", "Open Sans", sans-serif',
  },
] as const;

/** A font that the reader has added to this device is named by this prefix and its name. */
const OWN_FONT = 'own:';
const MAX_FONT_FAMILY_CHARS = 64;
/** The font-family name under which the chosen font is registered. */
export const OWN_FONT_FACE = 'Own Font';

export const ownFont = (name: string): string => OWN_FONT + name;
export const isOwnFont = (fontFamily: string): boolean =>
  fontFamily.startsWith(OWN_FONT) &&
  fontFamily.length > OWN_FONT.length &&
  fontFamily.length <= MAX_FONT_FAMILY_CHARS;
/** The name of a font of the reader's own; null for any other. */
export const ownFontName = (fontFamily: string): string | null =>
  isOwnFont(fontFamily) ? fontFamily.slice(OWN_FONT.length) : null;

export const themes = ['light', 'dark', 'sepia'] as const;
export type Theme = (typeof themes)[number];

/** Background and text of each theme; one choice sets both. */
export const themeColors = {
  light: { backgroundColor: '#ffffff', textColor: '#1f2937' },
  dark: { backgroundColor: '#111827', textColor: '#f9fafb' },
  sepia: { backgroundColor: '#f7f3e4', textColor: '#5d4e37' },
} as const satisfies Record<Theme, { backgroundColor: string; textColor: string }>;

export interface ReaderSettings {
  fontSize: number;
  fontFamily: string;
  lineHeight: number;
  theme: Theme;
  backgroundColor: string;
  textColor: string;
  maxWidth: number;
  margin: number;
  /** Justified, or ragged at the right. */
  textAlign: 'justify' | 'start';
  /** Words are divided at the ends of lines. */
  hyphenation: boolean;
  /** A new paragraph is indented, or set apart. */
  paragraphs: 'indent' | 'space';
  /** 400 is the regular weight; a font without the chosen weight uses its nearest. */
  fontWeight: number;
  /** Added between letters and between words, in em. */
  letterSpacing: number;
  wordSpacing: number;
  /** Drawn for electronic paper: black on white, no motion, no half-tones. */
  eInk: boolean;
}

export const readerDefaults: ReaderSettings = {
  fontSize: 18,
  fontFamily: 'Georgia',
  lineHeight: 1.6,
  theme: 'light',
  ...themeColors.light,
  maxWidth: 800,
  margin: 40,
  textAlign: 'start',
  hyphenation: true,
  paragraphs: 'indent',
  fontWeight: 400,
  letterSpacing: 0,
  wordSpacing: 0,
  eInk: false,
};
