import { expect, test } from 'vitest';
import { read, settingOf, things } from '../../../testing/read-passage.ts';
import { compose } from '../../compose.ts';
import { terrainOf } from '../../terrain/terrain.ts';

const isLane = (text: string) => terrainOf(read(text)).isLane;

test.each([
  'The road ran down between banks and hedges.',
  'They walked along a deep lane with high hedges on both sides.',
])('a road between hedges is a lane, with both in the picture: %s', (text) => {
  expect(isLane(text)).toBe(true);
  const { drawn } = compose(read(text), { bookId: 'book', seed: 'one', take: 0 });
  expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['hedge', 'road']));
});

test.each([
  'A cottage stood by the road behind its hedge.',
  'The garden lay between clipped hedges.',
  'The road ran over the hills.',
])('not so: %s', (text) => {
  expect(isLane(text)).toBeUndefined();
});

test('water of which nothing else is known flows', () => {
  expect(terrainOf(read('It was an outburst of clear, green water from a dark hole.')).water).toBe('stream');
});

test('pillars of fire over the country burn out of doors', () => {
  const { template } = compose(
    read(
      'Beyond were the pillars of fire. They became pillars of smoke at the first touch of day.',
      'atmosphere',
    ),
    { bookId: 'book', seed: 'one', take: 0 },
  );
  expect(template).not.toMatch(/room|parlour/);
});

test('a named Hall is a house, dreaming spires are no dream, and shrines of other faiths no chapels', () => {
  expect(
    settingOf('They came to Blackwater Hall at the end of the road, among the great dreaming spires.'),
  ).not.toBe('hall');
  expect(things('Above them rose the great dreaming spires of the town.')).toContain('steeple');
  expect(things('They prayed before a wayside shrine, Hindu or Buddhist, by the road.')).not.toContain(
    'chapel',
  );
});

test('trees that darkened to ghosts are seen, and nobody else', () => {
  const { people, things: seen } = read(
    'The great tapestries of trees had darkened to ghosts under the moon.',
    'atmosphere',
  );
  expect(people).toEqual([]);
  expect(seen.map(({ what }) => what)).toContain('tree');
});

test('tops as numerous as the waves are mountains', () => {
  expect(things('The tops of the mountains were as numerous almost, as the waves of the sea.')).not.toContain(
    'wave',
  );
});

test('the many towers and steeples of a city are its skyline, and those of one church stand on it', () => {
  const text = 'Over the lawns rose the towers and the steeples of the city.';
  expect(terrainOf(read(text)).far).toEqual(['hills', 'town']);
  const { drawn } = compose(read(text), { bookId: 'book', seed: 'one', take: 0 });
  expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['tower', 'steeple']));
  expect(terrainOf(read('The church had two towers and steeples over the lawn.')).far).not.toEqual([
    'hills',
    'town',
  ]);
});

test('the chimneys of works smoke at the end of their street', () => {
  const { drawn } = compose(
    read(
      'Down the street stood a dozen chimneys, and black smoke rolled from them over the houses.',
      'atmosphere',
    ),
    { bookId: 'book', seed: 'one', take: 0 },
  );
  expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['chimney', 'smoke']));
});
