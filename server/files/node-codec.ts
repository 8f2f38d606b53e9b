import { crc32, inflateRawSync } from 'node:zlib';
import type { ReadOptions } from '#shared/publication/publication.ts';

/** What is inflated in one piece; what is larger comes in pieces, so that a false size costs no more than this. */
const PIECE_BYTES = 2 * 1024 * 1024;
/** zlib takes none smaller. */
const SMALLEST_PIECE_BYTES = 64;

/** Node's own DEFLATE and CRC-32 for the parser; it stops inflating at the declared size. */
export const nodeCodec: Required<Pick<ReadOptions, 'inflate' | 'crc32'>> = {
  inflate: (deflated, size) =>
    inflateRawSync(deflated, {
      maxOutputLength: Math.max(1, size),
      // Else it comes in pieces of 16 KB, which are put together afterwards.
      chunkSize: Math.max(SMALLEST_PIECE_BYTES, Math.min(size, PIECE_BYTES)),
    }),
  crc32: (bytes) => crc32(bytes),
};
