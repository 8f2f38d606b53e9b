import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inflate } from './inflate.ts';

/** Of noise, of few letters, of runs and of copies from far away: each makes other codes. */
const data = fc.oneof(
  fc.uint8Array({ maxLength: 3000 }),
  fc.uint8Array({ max: 3, maxLength: 3000 }),
  fc
    .array(fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.nat(400)), { maxLength: 40 })
    .map((runs) =>
      Uint8Array.from(
        runs.flatMap(([piece, times]) =>
          Array(times)
            .fill([...piece])
            .flat(),
        ),
      ),
    ),
);
const packing = fc.record({
  level: fc.integer({ min: 0, max: 9 }),
  memLevel: fc.integer({ min: 1, max: 9 }),
  strategy: fc.constantFrom(
    ...[constants.Z_DEFAULT_STRATEGY, constants.Z_HUFFMAN_ONLY, constants.Z_RLE, constants.Z_FIXED],
  ),
});

/** What comes out; null where it is refused. */
const outcome = (run: () => Uint8Array): Buffer | null => {
  try {
    return Buffer.from(run());
  } catch (error: unknown) {
    expect(error).toBeInstanceOf(Error);
    return null;
  }
};
const byZlib = (deflated: Uint8Array, size: number) =>
  outcome(() => inflateRawSync(deflated, { maxOutputLength: Math.max(1, size) }));

test('what zlib packs comes out as it was, alone or within a file', () => {
  fc.assert(
    fc.property(data, packing, fc.nat(20), (bytes, how, behind) => {
      const deflated = deflateRawSync(bytes, how);
      const file = Buffer.concat([Buffer.alloc(3, 0xff), deflated, Buffer.alloc(behind, 0xff)]);
      expect(Buffer.compare(inflate(Uint8Array.from(deflated), bytes.length), bytes)).toBe(0);
      expect(Buffer.compare(inflate(file.subarray(3, 3 + deflated.length), bytes.length), bytes)).toBe(0);
    }),
    { numRuns: 150 },
  );
});

test('a text longer than all that a copy reaches back to comes out as it was', () => {
  const text = Buffer.from(Array.from({ length: 60_000 }, (_, i) => `${(i * i) % 9973} sheep, `).join(''));
  for (let level = 0; level <= 9; level++)
    expect(Buffer.compare(inflate(deflateRawSync(text, { level }), text.length), text)).toBe(0);
});

test('data that is cut short, or becomes more than it should, is refused', () => {
  fc.assert(
    fc.property(data, packing, fc.nat(), (bytes, how, cut) => {
      const deflated = deflateRawSync(bytes, how);
      expect(() => inflate(deflated.subarray(0, cut % deflated.length), bytes.length)).toThrow(RangeError);
      if (bytes.length > 0) expect(() => inflate(deflated, cut % bytes.length)).toThrow(RangeError);
    }),
    { numRuns: 150 },
  );
});

test('changed data is refused, or becomes what zlib makes of it', () => {
  fc.assert(
    fc.property(
      data,
      packing,
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 3 }),
      (bytes, how, changes) => {
        const deflated = Uint8Array.from(deflateRawSync(bytes, how));
        for (const [at, value] of changes) deflated[at % Math.min(deflated.length, 60)] = value;
        const [ours, theirs] = [outcome(() => inflate(deflated, 100_000)), byZlib(deflated, 100_000)];
        if (ours !== null && theirs !== null) expect(ours.equals(theirs)).toBe(true);
        else expect(ours).toBe(theirs);
      },
    ),
    { numRuns: 400 },
  );
});

test('noise is refused, or becomes what zlib makes of it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (noise) => {
      const [ours, theirs] = [outcome(() => inflate(noise, 100_000)), byZlib(noise, 100_000)];
      if (ours !== null && theirs !== null) expect(ours.equals(theirs)).toBe(true);
      else expect(ours).toBe(theirs);
    }),
    { numRuns: 1000 },
  );
});
