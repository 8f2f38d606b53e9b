import { Inflate, inflateSync } from 'fflate';

/** How much deflated data is inflated before its size is checked: at most 1032 times as much. */
const STEP_BYTES = 16 * 1024;

/**
 * Inflates raw DEFLATE data that should become `size` bytes; the result may be shorter. Throws for damaged data and for
 * data that becomes longer. fflate keeps writing past a buffer that is too small, so long data is inflated in steps.
 */
export function inflate(deflated: Uint8Array, size: number): Uint8Array {
  if (deflated.length > STEP_BYTES) return inflateInSteps(deflated, size);
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
