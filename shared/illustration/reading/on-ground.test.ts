import { expect, test } from 'vitest';
import { compose } from '../composition/compose.ts';
import { person, read } from '../testing/read-passage.ts';

test('somebody who squats or sinks to the ground sits there, and not somebody on a chair', () => {
  expect(person('The lama dropped wearily to the ground, and returned to his rosary.').isOnGround).toBe(true);
  expect(person('Мужик сидел на корточках и курил трубку.').isOnGround).toBe(true);
  expect(person('The old man sat on a chair by the wall.').isOnGround).toBeUndefined();
  const scene = read('Two peasants squatted and smoked their pipes.', 'character');
  expect(compose(scene, { bookId: 'book', seed: 'a', take: 0 }).template).toContain('full length');
});
