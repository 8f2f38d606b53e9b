import { openEpub } from './epub/open-epub.ts';
import { openFb2 } from './fb2/open-fb2.ts';
import { PublicationError } from './publication-error.ts';
import type { OpenedPublication, Publication, PublicationFormat, ReadOptions } from './publication.ts';
import { decodeText } from './decode/decode.ts';
import { isZip } from './zip/archive.ts';

/** Reads a whole book. Throws PublicationError, or the signal's reason. The bytes are kept as views, not copied. */
export function parsePublication(bytes: Uint8Array, options: ReadOptions = {}): Publication {
  return openPublication(bytes, options).readChapters();
}

/** Reads what a library shows of a book and leaves its chapters for later. Throws PublicationError. */
export function openPublication(bytes: Uint8Array, options: ReadOptions = {}): OpenedPublication {
  if (bytes.length === 0) throw new PublicationError('EMPTY_FILE', 'The file is empty.');
  const format = detectFormat(bytes);
  if (format === null || (options.format !== undefined && options.format !== format)) {
    throw new PublicationError('UNSUPPORTED_FORMAT', 'Unsupported format. Please use: .epub, .fb2');
  }
  return format === 'epub' ? openEpub(bytes, options) : openFb2(bytes, options);
}

/** The format by content, regardless of the file's name; null for neither. */
export function detectFormat(bytes: Uint8Array): PublicationFormat | null {
  if (isZip(bytes)) return 'epub';
  const head = decodeText(bytes.subarray(0, 4096)).trimStart();
  if (/<[\w.-]*:?FictionBook[\s>/]/i.test(head)) return 'fb2';
  return /^<\?xml|^<!DOCTYPE|^<!--/i.test(head) ? (looksLikeFb2(bytes) ? 'fb2' : null) : null;
}

/** A long comment or declaration may stand before the root. */
const looksLikeFb2 = (bytes: Uint8Array): boolean =>
  /^\s*(<\?[^>]*>\s*)?<(!DOCTYPE|!--)/i.test(decodeText(bytes.subarray(0, 256))) &&
  /<FictionBook[\s>]/.test(decodeText(bytes.subarray(0, 1_000_000)));
