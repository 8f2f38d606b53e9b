import { isAscii, isUtf8, transcode } from 'node:buffer';
import { crc32, inflateRawSync } from 'node:zlib';
import type { ReadOptions } from '#shared/publication/publication.ts';
import { decodeUtf8 } from '#shared/publication/decode/decode.ts';

/** What is inflated in one piece; what is larger comes in pieces, so that a false size costs no more than this. */
const PIECE_BYTES = 2 * 1024 * 1024;
/** zlib takes none smaller. */
const SMALLEST_PIECE_BYTES = 64;
/** Larger files must not be copied, even for a moment. */
const MAX_TRANSCODED_BYTES = 8 * 1024 * 1024;

/** Node's own DEFLATE, CRC-32 and UTF-8 for the parser; it stops inflating at the declared size. */
export const nodeCodec: Required<Pick<ReadOptions, 'inflate' | 'crc32' | 'decodeUtf8'>> = {
  inflate: (deflated, size) =>
    inflateRawSync(deflated, {
      maxOutputLength: Math.max(1, size),
      // Else it comes in pieces of 16 KB, which are put together afterwards.
      chunkSize: Math.max(SMALLEST_PIECE_BYTES, Math.min(size, PIECE_BYTES)),
    }),
  crc32: (bytes) => crc32(bytes),
  /** Other alphabets in a third of the time that TextDecoder takes. */
  decodeUtf8(bytes) {
    if (bytes.length > MAX_TRANSCODED_BYTES) return decodeUtf8(bytes);
    if (isAscii(bytes)) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    if (!isUtf8(bytes)) return null;
    const text = transcode(bytes, 'utf8', 'utf16le').toString('utf16le');
    return text.startsWith('\ufeff') ? text.slice(1) : text;
  },
};
