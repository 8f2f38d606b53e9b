import { limits } from '../limits.ts';
import { decodeUtf8 } from '../text/decode.ts';

/**
 * The name of an archive entry with `/` between its folders, or null where no book may use it: empty, absolute,
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
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  if (/[\0-\x1f]|^\/|^[A-Za-z]:|\/$/.test(name)) return null;
  return name.split('/').some((part) => part === '' || part === '.' || part === '..') ? null : name;
}

/** Most names; asking a decoder for each of thousands of short ones is slow. Null for any other. */
const asciiOf = (bytes: Uint8Array): string | null =>
  bytes.every((byte) => byte < 0x80) ? String.fromCharCode(...bytes) : null;
