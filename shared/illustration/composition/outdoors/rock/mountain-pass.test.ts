import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../../drawing/path.ts';
import { read } from '../../../testing/read-passage.ts';
import { compose } from '../../compose.ts';
import { terrainOf } from '../../terrain/terrain.ts';

const wallsOf = (text: string) => terrainOf(read(text)).rockWalls;
const drawnIn = (text: string) =>
  compose(read(text), { bookId: 'book', seed: 'one', take: 0 }).drawn.map(({ what }) => what);

describe('rocks stand up', () => {
  test.each([
    'They entered a narrow pass of the mountains, where crags hung over the road.',
    'A deep chasm among the rocks opened before them, and mountains rose beyond.',
    'Among broken cliffs a cataract fell from the barren rocks of the mountains.',
  ])('on both sides of the way: %s', (text) => {
    expect(wallsOf(text)).toBe('both');
  });

  test.each([
    'We sat down at the foot of a rugged precipice.',
    'Where the path ended rose a great rock, overgrown with shrubs, and there was an opening in the rock.',
  ])('on one side: %s', (text) => {
    expect(wallsOf(text)).toBe('one');
  });

  test.each([
    'The cliff fell sheer to the sea, and waves broke at its foot.',
    'The village lay in a ravine among the rocks.',
    'A rock lay in the field beside the road.',
  ])('nowhere: %s', (text) => {
    expect(wallsOf(text)).toBeUndefined();
  });
});

test('a pass shows the fall, the cave and the leaning tree that its passage names, and its people are small', () => {
  expect(
    drawnIn(
      'Among the cliffs of the mountains a cataract fell from the rocks, and goats fed by a hut under the pines.',
    ),
  ).toEqual(expect.arrayContaining(['waterfall', 'cliff', 'rock', 'pine', 'hut']));
  expect(
    drawnIn(
      'The path led to a great rock, overgrown with shrubs in blossom, and into an opening in the rock.',
    ),
  ).toEqual(expect.arrayContaining(['cave', 'rock', 'bush', 'path']));
  expect(
    drawnIn('Crags hung over the narrow pass, and the roots and trunk of an oak clung to the rock.'),
  ).toEqual(expect.arrayContaining(['root', 'rock', 'cliff']));
});

test('a hut below high rocks is lower than they are', () => {
  const { picture } = compose(
    read(
      'Mountains and broken cliffs rose about the valley, a cataract fell from the rocks, and below was a hut.',
    ),
    { bookId: 'book', seed: 'one', take: 0 },
  );
  const heights = picture.layers.map(({ shapes }) => {
    const { top, bottom } = boundsOf(shapes.map(({ path }) => path));
    return bottom - top;
  });
  expect(heights.filter((height) => height > 400).length).toBeGreaterThan(2);
});

test('the hut of a pass stands there among the pines', () => {
  expect(
    drawnIn(
      'The valleys between these mountains were clothed with pines. From barren rocks a cataract fell among broken cliffs, and there sheep and goats fed, and the small cabin of a shepherd stood by a clear stream.',
    ),
  ).toEqual(expect.arrayContaining(['hut', 'sheep', 'goat', 'waterfall']));
});
