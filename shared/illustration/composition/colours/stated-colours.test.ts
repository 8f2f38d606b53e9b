import { expect, test } from 'vitest';
import { people } from '../../testing/read-passage.ts';
import { statedColours } from './stated-colours.ts';

test('a kerchief without a stated colour has one, or it would be taken for hair', () => {
  const hatOf = (text: string) => statedColours(people(text)[0]!).hat;
  expect(hatOf('Старуха в платке сидела у печи.')).toMatch(/^#[0-9a-f]{6}$/u);
  expect(hatOf('Старуха в синем платке сидела у печи.')).toBe('#28457d');
  expect(hatOf('Старик в картузе сидел у печи.')).toBeUndefined();
});
