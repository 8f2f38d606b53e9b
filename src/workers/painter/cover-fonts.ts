import cyrillicUrl from '@fontsource-variable/literata/files/literata-cyrillic-wght-normal.woff2?url';
import latinUrl from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url';

const FAMILY = 'Cover Literata';
/** Scripts that Literata lacks use the device's own serif. */
export const COVER_FONTS = `"${FAMILY}", "Noto Serif", "Noto Serif CJK JP", serif`;
/** Workers have a font set like documents. */
const { fonts } = globalThis as unknown as { fonts: FontFaceSet };
let loaded: Promise<unknown> | null = null;

/** Makes the lettering's font available to the canvas; once is enough. @throws if it cannot be fetched */
export function loadCoverFonts(): Promise<unknown> {
  const load = (url: string, unicodeRange: string) => {
    const face = new FontFace(FAMILY, `url(${url})`, { weight: '200 900', unicodeRange });
    fonts.add(face);
    return face.load();
  };
  loaded ??= Promise.all([
    load(latinUrl, 'U+0000-02BA, U+2000-22FF'),
    load(cyrillicUrl, 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'),
  ]);
  return loaded;
}
