import { isOwnFont, OWN_FONT_FACE } from '#shared/contract/settings.ts';
import type { DisplaySettings } from '#app/state/reader-settings.ts';

/** The display settings as CSS variables for the book's style sheets. */
export function readerStyle(settings: DisplaySettings): React.CSSProperties {
  return {
    '--book-size': `${settings.fontSize}px`,
    '--book-leading': String(settings.lineHeight),
    '--book-font': fontStack(settings.fontFamily),
    '--book-width': `${settings.maxWidth}px`,
    '--book-margin': `${settings.margin}px`,
    '--book-weight': settings.fontWeight,
    '--book-letters': `${settings.letterSpacing}em`,
    '--book-words': `${settings.wordSpacing}em`,
  } as React.CSSProperties;
}

function fontStack(fontFamily: string): string {
  if (isOwnFont(fontFamily)) return `'${OWN_FONT_FACE}', var(--book-font-georgia)`;
  return `var(--book-font-${fontFamily.toLowerCase().replaceAll(' ', '-')})`;
}

/** In lines with fewer letters, justified text has wide gaps. */
const MIN_JUSTIFIED_LETTERS = 30;
/** The width of a letter, on average, as a share of the font's size. */
const LETTER_EM = 0.5;

/** The alignment of a page's lines: ragged in narrow columns, whatever the reader prefers. */
export function lineEnds(
  { textAlign, fontSize, letterSpacing }: Pick<DisplaySettings, 'textAlign' | 'fontSize' | 'letterSpacing'>,
  textWidth: number,
): DisplaySettings['textAlign'] {
  const letters = textWidth / (fontSize * (LETTER_EM + letterSpacing));
  return letters < MIN_JUSTIFIED_LETTERS ? 'start' : textAlign;
}

/** Changes whenever the settings change the page's layout. */
export const styleKey = (settings: DisplaySettings): string =>
  JSON.stringify([readerStyle(settings), settings.textAlign, settings.hyphenation, settings.paragraphs]);
