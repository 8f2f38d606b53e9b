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
