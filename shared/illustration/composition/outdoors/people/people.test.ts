import { expect, test } from 'vitest';
import { boundsOf } from '../../../drawing/path.ts';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };
const coloursOf = (text: string) =>
  new Set(
    compose(readScene(passage(text)), at).picture.layers.flatMap(({ shapes }) =>
      shapes.map(({ colour }) => colour),
    ),
  );

test('passers-by wear colours by day, and are silhouettes at night', () => {
  const [day, night] = ['noon', 'midnight'].map(
    (hour) => coloursOf(`It was ${hour}. Many men walked along the road over the plain.`).size,
  );
  expect(day).toBeGreaterThan(night! + 3);
});

/** Boxes around the nearest people, in pixels. */
const nearestBoxes = (text: string) =>
  compose(readScene(passage(text, { type: 'character' })), at)
    .picture.layers.filter(({ reach, rim }) => reach === 'beyond' && rim === 0.75)
    .map(({ shapes }) => boundsOf(shapes.map(({ path }) => path)));

test('a person sitting on the grass is lower than one on a bench', () => {
  const [grass] = nearestBoxes('The young man was sitting on the grass of the meadow.');
  const [bench] = nearestBoxes('The young man was sitting on a bench in the meadow.');
  expect(grass!.bottom - grass!.top).toBeLessThan((bench!.bottom - bench!.top) * 0.85);
});

test('two people on a bench sit close enough to talk', () => {
  const [one, other] = nearestBoxes('In the garden, on a bench, an old man and a young lady were sitting.');
  expect(Math.abs(one!.left + one!.right - other!.left - other!.right) / 2).toBeLessThan(330);
});

test('a coachman is on his box, and a fire burns between the people around it', () => {
  const drawn = (text: string) => compose(readScene(passage(text)), at).drawn.map(({ what }) => what);
  const ride = drawn('По снежной дороге неслась тройка, и ямщик в тулупе махал кнутом.');
  expect(ride).toContain('troika');
  expect(ride).not.toContain('person');
  expect(drawn('Ночью у костра сидели два мальчика.')).toEqual(
    expect.arrayContaining(['campfire', 'person']),
  );
});

test('a described person is seen beside the carriage they drive in', () => {
  const text = 'Барин ехал возле него на дрожках, в зеленом сюртуке и желтых штанах.';
  const { drawn } = compose(readScene(passage(text, { type: 'character' })), at);
  expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['person', 'carriage']));
});

test('a named haystack stands behind people who leave no room beside them', () => {
  const text = 'The two men lay in the field, in the shade of a small haystack.';
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { drawn } = compose(readScene(passage(text)), { bookId: 'book', seed, take: 0 });
    expect(
      drawn.map(({ what }) => what),
      seed,
    ).toContain('haystack');
  }
});

test('rowers under a bridge are out of doors', () => {
  const scene = readScene(
    passage(
      'A lantern swung from the bows of the boat; two men rowed in silence under the arches of the bridge.',
      { type: 'atmosphere' },
    ),
  );
  const { drawn } = compose(scene, { bookId: 'book', seed: 'passage', take: 0 });
  expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['boat', 'bridge']));
});

test('a person who sits or stands by the sea is on its shore, and nobody stands on the open sea', () => {
  for (const text of ['She sat and looked at the sea.', 'The girl stood on the sand by the sea.'])
    expect(
      compose(readScene(passage(text, { type: 'character' })), at).drawn.map(({ what }) => what),
      text,
    ).toContain('woman');
});
