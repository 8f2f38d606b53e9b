import { limits } from '../limits.ts';
import { decodeLegacy } from '../decode/decode-legacy.ts';
import { decodeUtf8 } from '../decode/decode.ts';

/**
 * The name of an archive entry with `/` between its folders, or null if no book may use it: empty, absolute,
 * with a drive or `..`, with control characters, too long, or a folder itself.
 *
 * Names are UTF-8 by flag or by being valid UTF-8; else code page 866, which DOS and Windows packers wrote for
 * Russian names and which equals the standard code page 437 for ASCII.
 */
export function entryName(bytes: Uint8Array, utf8: boolean): string | null {
  if (bytes.length === 0 || bytes.length > limits.zipNameBytes) return null;
  const decoded =
    asciiOf(bytes) ?? decodeUtf8(bytes) ?? new TextDecoder(utf8 ? 'utf-8' : 'ibm866').decode(bytes);
  const name = decoded.replaceAll('\\', '/').replace(/^(\.\/)+/, '');
  // eslint-disable-next-line no-control-regex -- it matches control characters
  if (/[\0-\x1f]|^\/|^[A-Za-z]:|\/$/.test(name)) return null;
  return name.split('/').some((part) => part === '' || part === '.' || part === '..') ? null : name;
}

/** Whether a name is neither ASCII nor UTF-8, so that its meaning depends on the system that packed it. */
export const isLegacyName = (bytes: Uint8Array): boolean =>
  bytes.some((byte) => byte >= 0x80) && decodeUtf8(bytes) === null;

/** The possible readings of such a name, and its bytes percent-encoded as a link may write them. */
export function legacyReadings(bytes: Uint8Array): string[] {
  const plain = String.fromCharCode(...bytes);
  const percents = plain.replace(HIGH, (char) => `%${char.charCodeAt(0).toString(16)}`);
  const cp437 = plain.replace(HIGH, (char) => CP437[char.charCodeAt(0) - 128]!);
  return [...ENCODINGS.map((label) => decodeLegacy(bytes, label)), cp437, percents];
}

const HIGH = /[\x80-\xff]/g;
const ENCODINGS = [
  ...['ibm866', 'windows-1251', 'windows-1252', 'windows-1250', 'shift_jis', 'gb18030', 'big5', 'euc-kr'],
  ...['koi8-r', 'macintosh', 'euc-jp'],
];

/** The code page of the first PCs, which the Encoding standard lacks and ZIP has by default (APPNOTE, appendix D). */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xa0';

/** Most names; calling a decoder for each of thousands of short ones is slow. Null for any other. */
const asciiOf = (bytes: Uint8Array): string | null =>
  bytes.every((byte) => byte < 0x80) ? String.fromCharCode(...bytes) : null;
