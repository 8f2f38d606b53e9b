import { expect, test } from 'vitest';
import { passage } from '../testing/scenes.ts';
import { readScene } from './read-scene.ts';

test.each([
  ['A herd of cows grazed in the meadow.', 'cow'],
  ['The cattle stood in the river.', 'cow'],
  ['A flock of sheep lay on the hill.', 'sheep'],
  ['Стадо паслось на лугу.', 'cow'],
])('“%s” means many', (text, what) => {
  const { things } = readScene(passage(text));
  expect(things.find((thing) => thing.what === what)?.count).toBe('many');
});

test('sheep without an article are many, and a sheep is one', () => {
  const countOf = (text: string) =>
    readScene(passage(text)).things.find(({ what }) => what === 'sheep')?.count;
  expect(countOf('The sheep ran together against the fence.')).toBe('many');
  expect(countOf('A black sheep wandered over the hill.')).toBeUndefined();
});
