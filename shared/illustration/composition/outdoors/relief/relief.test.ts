import { expect, test } from 'vitest';
import { read, things } from '../../../testing/read-passage.ts';
import { compose } from '../../compose.ts';
import { withImpliedHouse } from '../placing/implied-things.ts';
import { terrainOf } from '../../terrain/terrain.ts';

const reliefOf = (text: string) => terrainOf(read(text)).relief;
const drawn = (text: string) =>
  compose(read(text), { bookId: 'book', seed: 'one', take: 0 }).drawn.map(({ what }) => what);

test.each([
  ['The farm lay in a hollow of the hills, with sheep about it.', 'hollow'],
  ['Деревня лежала в котловине, среди лесистых склонов.', 'hollow'],
  ['A deep gully ran across the common, with a stream at the bottom.', 'ravine'],
  ['За деревней тянулся глубокий овраг, по дну его бежал ручей.', 'ravine'],
  ['A narrow winding valley lay before them, and a brook ran down it.', 'winding valley'],
  ['The hillside was cut into terraces, each held up by a wall and planted with vines.', 'terraces'],
  ['The downs rolled away, one behind another, bare and smooth.', 'downs'],
])('land has its own form: %s', (text, relief) => {
  expect(reliefOf(text)).toBe(relief);
});

test.each([
  'A wide valley lay before them, with a town and its church.',
  'The house stood on the hills above the river.',
])('other land is as before: %s', (text) => {
  expect(reliefOf(text)).toBeUndefined();
});

test('what lies in a hollow or beyond a ravine is seen with it', () => {
  expect(drawn('The village lay in a hollow, ringed by green slopes.')).toEqual(
    expect.arrayContaining(['village', 'basin', 'hill']),
  );
  expect(drawn('The lake lay in a basin among the mountains, with woods on every side.')).toEqual(
    expect.arrayContaining(['lake', 'basin', 'wood']),
  );
  expect(drawn('За деревней тянулся овраг, а по дну его бежал ручей.')).toEqual(
    expect.arrayContaining(['village', 'ravine', 'stream']),
  );
});

test('a basin on a washstand is no land', () => {
  expect(things('There was a china basin on the washstand.')).not.toContain('basin');
});

test('a village in a ravine still shows only its towers over the edge', () => {
  expect(reliefOf('The village lay in a ravine, and only its belfry was seen.')).toBeUndefined();
});

test('the banks of a gully or a lane are dry, and the downs have no waves of water', () => {
  expect(terrainOf(read('The gully was dry, and its steep banks were of yellow clay.')).water).toBeNull();
  expect(terrainOf(read('High banks shut in the lane.')).isLane).toBe(true);
  expect(terrainOf(read('They walked along the road by the bank of the river.')).isLane).toBeUndefined();
  const text = 'The swell of the downs rose to the south, wave behind wave, without a tree.';
  expect(terrainOf(read(text)).water).toBeNull();
  expect(terrainOf(read('A long swell came in from the sea.')).water).toBe('sea');
});

test('a slope that the rain has cut is seen on a fine day', () => {
  const text = 'The slope was cut by the rains into gullies.';
  expect(read(text).weather).toBeNull();
  expect(things(text)).not.toContain('rain');
  expect(read('They were wet through by the rain.').weather?.value).toBe('rain');
});

test('the green waves of the downs are hills, and the terraces of a hillside need no house', () => {
  expect(
    reliefOf('The smooth swell of the downs rolled away, one green wave behind another, without a tree.'),
  ).toBe('downs');
  const slope = read('The hillside was cut into terraces, planted with vines and olives.');
  expect(withImpliedHouse(slope)).toBe(slope);
});
