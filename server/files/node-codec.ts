import { crc32, inflateRawSync } from 'node:zlib';
import type { ReadOptions } from '#shared/publication/publication.ts';

/** Node's own DEFLATE and CRC-32 for the parser; it stops inflating at the declared size. */
export const nodeCodec: Required<Pick<ReadOptions, 'inflate' | 'crc32'>> = {
  inflate: (deflated, size) => inflateRawSync(deflated, { maxOutputLength: Math.max(1, size) }),
  crc32: (bytes) => crc32(bytes),
};
