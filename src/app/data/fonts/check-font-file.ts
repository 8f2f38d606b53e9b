import { fontType } from '#shared/publication/epub/font-type.ts';

export const MAX_FONT_BYTES = 10 * 1024 * 1024;

/** Why a file is not accepted as a font. */
export type FontRefusal = 'too-large' | 'not-a-font' | 'damaged';

/** Fonts have some twenty tables; a directory with hundreds is malicious. */
const MAX_TABLES = 64;
/** What a WOFF2 font may grow to when it is unpacked. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** Tables without which no font shows a letter (OpenType 1.9.1, "Required Tables"). */
const REQUIRED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp'];

/**
 * Whether a file is a TrueType, OpenType or WOFF2 font by its bytes, and its directory stays within it; null if it
 * is. The browser checks the tables themselves before it uses a font.
 */
export function checkFontFile(bytes: ArrayBuffer): FontRefusal | null {
  if (bytes.byteLength > MAX_FONT_BYTES) return 'too-large';
  const view = new DataView(bytes);
  const type = fontType(new Uint8Array(bytes));
  if (type === 'font/woff2') return isSoundWoff2(view) ? null : 'damaged';
  if (type === 'font/otf' || type === 'font/ttf') return isSoundSfnt(view) ? null : 'damaged';
  return 'not-a-font';
}

/** The header of WOFF File Format 2.0, section 4.1. */
function isSoundWoff2(view: DataView): boolean {
  if (view.byteLength < 48) return false;
  const tables = view.getUint16(12);
  return (
    view.getUint32(8) === view.byteLength &&
    tables > 0 &&
    tables <= MAX_TABLES &&
    view.getUint32(16) <= MAX_UNPACKED_BYTES &&
    view.getUint32(20) < view.byteLength
  );
}

function isSoundSfnt(view: DataView): boolean {
  if (view.byteLength < 12) return false;
  const tables = view.getUint16(4);
  if (tables === 0 || tables > MAX_TABLES || 12 + 16 * tables > view.byteLength) return false;
  const names = new Set<string>();
  for (let at = 12; at < 12 + 16 * tables; at += 16) {
    if (view.getUint32(at + 8) + view.getUint32(at + 12) > view.byteLength) return false;
    names.add(String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i))));
  }
  return REQUIRED.every((name) => names.has(name));
}
