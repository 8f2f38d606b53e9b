import { Inflate, inflateSync } from 'fflate';

/** Longer data is inflated in steps, which take more time but stop soon after the declared size. */
const DIRECT_BYTES = 256 * 1024;
const STEP_BYTES = 64 * 1024;

/**
 * Inflates raw DEFLATE data that should become `size` bytes; the result may be shorter. Throws for damaged data and
 * for data that becomes longer. fflate discards what does not fit its buffer but still computes it, at most 1032
 * times the input.
 */
export function inflate(deflated: Uint8Array, size: number): Uint8Array {
  if (deflated.length > DIRECT_BYTES) return inflateInSteps(deflated, size);
  const inflated = inflateSync(deflated, { out: new Uint8Array(size + 1) });
  if (inflated.length > size) throw tooLong();
  return inflated;
}

function inflateInSteps(deflated: Uint8Array, size: number): Uint8Array {
  const inflated = new Uint8Array(size);
  let filled = 0;
  const stream = new Inflate((chunk) => {
    if (filled + chunk.length > size) throw tooLong();
    inflated.set(chunk, filled);
    filled += chunk.length;
  });
  for (let at = 0; at < deflated.length; at += STEP_BYTES)
    stream.push(deflated.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= deflated.length);
  return inflated.subarray(0, filled);
}

const tooLong = () => new RangeError('The data inflates to more than its declared size');
