import {
  readerDefaults,
  readerFonts,
  readerRanges,
  themeColors,
  themes,
  type ReaderSettings,
  type Theme,
} from '../contract/settings.ts';

/**
 * Settings as the reader may have them: numbers clamped and put on their step, unknown fonts and themes
 * replaced by the defaults, colours always those of the theme.
 *
 * @param wished any object, also from storage written by another version
 */
export function normaliseSettings(wished: Partial<Record<keyof ReaderSettings, unknown>>): ReaderSettings {
  const theme = themes.includes(wished.theme as Theme) ? (wished.theme as Theme) : readerDefaults.theme;
  const font = readerFonts.find((one) => one.name === wished.fontFamily);
  return {
    fontSize: onRange('fontSize', wished.fontSize),
    lineHeight: onRange('lineHeight', wished.lineHeight),
    maxWidth: onRange('maxWidth', wished.maxWidth),
    margin: onRange('margin', wished.margin),
    fontFamily: font?.name ?? readerDefaults.fontFamily,
    theme,
    ...themeColors[theme],
  };
}

function onRange(name: keyof typeof readerRanges, wished: unknown): number {
  const { min, max, step } = readerRanges[name];
  if (typeof wished !== 'number' || !Number.isFinite(wished)) return readerDefaults[name];
  const stepped = min + Math.round((wished - min) / step) * step;
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(2));
}
