import { expect, test } from 'vitest';
import { COVER_BYTES_MAX, encodeSmallJpeg } from './small-jpeg.ts';

test.each([
  [2_000, 84],
  [3_500, 66],
  [90_000, 42],
])('a picture of %i bytes in each percent of quality is encoded at %i %%', async (bytes, quality) => {
  const encoded = await encodeSmallJpeg(
    (percent) => Promise.resolve(percent),
    (percent) => percent * bytes,
  );
  expect(encoded).toBe(quality);
});

test('a cover is encoded smaller', async () => {
  const encoded = await encodeSmallJpeg(
    (percent) => Promise.resolve(percent),
    (percent) => percent * 1_000,
    COVER_BYTES_MAX,
  );
  expect(encoded).toBe(84);
});
