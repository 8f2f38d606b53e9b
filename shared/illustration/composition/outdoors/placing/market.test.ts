import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';

test('the gate before which a market spreads does not stand alone among its stalls', () => {
  const scene = readScene(
    passage(
      'Золотые облака стояли на горах; перед воротами расстилалась широкая площадь, а за нею базар кипел народом.',
      {
        type: 'location',
      },
    ),
  );
  expect(scene.things.map(({ what }) => what)).toContain('gate');
  for (const seed of ['a', 'b', 'c']) {
    const drawn = compose(scene, { bookId: 'book', seed, take: 0 }).drawn.map(({ what }) => what);
    expect(drawn).toContain('market');
    expect(drawn).not.toContain('gate');
  }
});
