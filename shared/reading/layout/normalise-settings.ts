import {
  isOwnFont,
  readerDefaults,
  readerFonts,
  readerRanges,
  themeColors,
  themes,
  type ReaderSettings,
  type Theme,
} from '../../contract/settings.ts';

/**
 * Valid settings: numbers clamped and put on their step, unknown fonts and themes
 * replaced by the defaults, colours always those of the theme.
 *
 * @param input any object, also from storage written by another version
 */
export function normaliseSettings(input: Partial<Record<keyof ReaderSettings, unknown>>): ReaderSettings {
  const theme = themes.includes(input.theme as Theme) ? (input.theme as Theme) : readerDefaults.theme;
  const { fontFamily } = input;
  const isKnown =
    typeof fontFamily === 'string' &&
    (isOwnFont(fontFamily) || readerFonts.some(({ name }) => name === fontFamily));
  return {
    fontSize: onRange('fontSize', input.fontSize),
    lineHeight: onRange('lineHeight', input.lineHeight),
    maxWidth: onRange('maxWidth', input.maxWidth),
    margin: onRange('margin', input.margin),
    fontFamily: isKnown ? fontFamily : readerDefaults.fontFamily,
    textAlign: input.textAlign === 'justify' ? 'justify' : 'start',
    hyphenation: input.hyphenation !== false,
    paragraphs: input.paragraphs === 'space' ? 'space' : 'indent',
    fontWeight: onRange('fontWeight', input.fontWeight),
    letterSpacing: onRange('letterSpacing', input.letterSpacing),
    wordSpacing: onRange('wordSpacing', input.wordSpacing),
    eInk: input.eInk === true,
    theme,
    ...themeColors[theme],
  };
}

function onRange(name: keyof typeof readerRanges, input: unknown): number {
  const { min, max, step } = readerRanges[name];
  if (typeof input !== 'number' || !Number.isFinite(input)) return readerDefaults[name];
  const stepped = min + Math.round((input - min) / step) * step;
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(2));
}
