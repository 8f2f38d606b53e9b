import { Inflate, inflateSync } from 'fflate';

/** Deflated data grows at most 1032-fold, so a piece of this size cannot run away before the next check. */
const PIECE_BYTES = 64 * 1024;

/** Raw DEFLATE of data that should become `size` bytes; throws as soon as it is clear that it becomes more. */
export function inflate(deflated: Uint8Array, size: number): Uint8Array {
  if (deflated.length > PIECE_BYTES) return inflateInPieces(deflated, size);
  // One byte more than promised shows an overrun: fflate drops what does not fit.
  const bytes = inflateSync(deflated, { out: new Uint8Array(size + 1) });
  if (bytes.length > size) throw new RangeError('The data inflates to more than its declared size');
  return bytes;
}

function inflateInPieces(deflated: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size);
  let filled = 0;
  const stream = new Inflate((piece) => {
    if (filled + piece.length > size)
      throw new RangeError('The data inflates to more than its declared size');
    out.set(piece, filled);
    filled += piece.length;
  });
  for (let at = 0; at < deflated.length; at += PIECE_BYTES) {
    const end = Math.min(at + PIECE_BYTES, deflated.length);
    stream.push(deflated.subarray(at, end), end === deflated.length);
  }
  return out.subarray(0, filled);
}
