import { expect, test } from 'vitest';
import { MissingPartError, part } from '#shared/illustration/parts/fetched.ts';
import { paintInParts } from './paint-in-parts.ts';

test('painting starts over for each missing part', async () => {
  let attempts = 0;
  const painted = await paintInParts(() => {
    attempts++;
    return [part('engraving').paintEngraving, part('english').markEnglish].map((paint) => typeof paint);
  });
  expect(painted).toEqual(['function', 'function']);
  expect(attempts).toBe(3);
});

test('painting fails where a part is still missing after it has been fetched', async () => {
  let attempts = 0;
  const painting = paintInParts(() => {
    attempts++;
    throw new MissingPartError('engraving');
  });
  await expect(painting).rejects.toThrow(MissingPartError);
  expect(attempts).toBe(2);
});
