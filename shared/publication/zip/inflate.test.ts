import { constants, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuSeconds } from '../../testing/cpu-seconds.ts';
import { numRuns } from '../../testing/test-length.ts';
import { inflate } from './inflate.ts';

const options = { numRuns: numRuns(60, 400) };

/** Noise, few letters, and long repeats, so that every kind of block and copy occurs. */
const data = fc.oneof(
  fc.uint8Array({ maxLength: 3000 }),
  fc.uint8Array({ max: 3, maxLength: 3000 }),
  fc
    .array(fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.nat(400)), { maxLength: 40 })
    .map((repeats) =>
      Buffer.concat(repeats.flatMap(([piece, times]) => Array<Uint8Array>(times).fill(piece))),
    ),
);
const packing = fc.record({
  level: fc.integer({ min: 0, max: 9 }),
  memLevel: fc.integer({ min: 1, max: 9 }),
  strategy: fc.constantFrom(
    ...[constants.Z_DEFAULT_STRATEGY, constants.Z_HUFFMAN_ONLY, constants.Z_RLE, constants.Z_FIXED],
  ),
});

test('data deflated by zlib is restored, alone or within a file', () => {
  fc.assert(
    fc.property(data, packing, fc.nat(20), (bytes, how, behind) => {
      const deflated = deflateRawSync(bytes, how);
      const file = Buffer.concat([Buffer.alloc(3, 0xff), deflated, Buffer.alloc(behind, 0xff)]);
      expect(Buffer.compare(inflate(Uint8Array.from(deflated), bytes.length), bytes)).toBe(0);
      expect(Buffer.compare(inflate(file.subarray(3, 3 + deflated.length), bytes.length), bytes)).toBe(0);
    }),
    options,
  );
});

test('text longer than the window of 32 KB is restored at every level', () => {
  const text = Buffer.from(Array.from({ length: 60_000 }, (_, i) => `${(i * i) % 9973} sheep, `).join(''));
  for (const level of [0, 1, 6, 9])
    expect(Buffer.compare(inflate(deflateRawSync(text, { level }), text.length), text)).toBe(0);
});

test('data that is cut short or longer than declared is refused', () => {
  fc.assert(
    fc.property(data, packing, fc.nat(), (bytes, how, cut) => {
      const deflated = deflateRawSync(bytes, how);
      const shorter = () => inflate(deflated.subarray(0, cut % deflated.length), bytes.length).length;
      expect(lengthOrError(shorter) !== bytes.length || bytes.length === 0).toBe(true);
      if (bytes.length > 0) expect(() => inflate(deflated, cut % bytes.length)).toThrow();
    }),
    options,
  );
});

test('a bomb that declares a small size stops early', () => {
  // 4 GB in 4 MB: to inflate all of it would take half a minute.
  const piece = deflateRawSync(Buffer.alloc(16 * 1024 * 1024), {
    level: 9,
    finishFlush: constants.Z_SYNC_FLUSH,
  });
  const bomb = Buffer.concat(Array.from({ length: 256 }, () => piece));
  expect(cpuSeconds(() => expect(() => inflate(bomb, 1000)).toThrow(RangeError))).toBeLessThan(8);
});

test('noise ends in an error or in no more bytes than declared', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (noise) => {
      const length = lengthOrError(() => inflate(noise, 10_000).length);
      expect(length instanceof Error || length <= 10_000).toBe(true);
    }),
    { numRuns: numRuns(300, 2_000) },
  );
});

function lengthOrError(run: () => number): number | Error {
  try {
    return run();
  } catch (error: unknown) {
    return error as Error;
  }
}
