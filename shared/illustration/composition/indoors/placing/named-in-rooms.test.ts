import { describe, expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';
import { seriesOf } from '../../palette.ts';
import { roomOf } from '../../room/room-shell.ts';

const SEEDS = Array.from({ length: 8 }, (_, i) => `seed ${i}`);
const painted = (text: string, seed = SEEDS[0]!) =>
  compose(readScene(passage(text)), { bookId: 'book', seed, take: 0 });
const drawn = (text: string, seed?: string) => painted(text, seed).drawn.map(({ what }) => what);
const roomKind = (text: string) => roomOf(readScene(passage(text)), seriesOf('book'), 'passage');

test('what lies on a named table is on no shelf of its own', () => {
  const text = 'At the table in the room sat six men, and many bottles stood before them.';
  for (const seed of SEEDS) {
    expect(drawn(text, seed)).not.toContain('shelf');
    expect(drawn(text, seed)).toContain('bottle');
  }
});

test('a room with three tables has more in it than the same room with one', () => {
  const count = (text: string, seed: string) => painted(text, seed).picture.layers.length;
  for (const seed of SEEDS.slice(0, 4))
    expect(count('In the room stood three tables and a chair.', seed)).toBeGreaterThan(
      count('In the room stood a table and a chair.', seed),
    );
});

test('prisoners who lie about in a cell are a company', () => {
  const { template } = painted('В камере лежали на полу арестанты в серых халатах.');
  expect(template).toContain('company');
});

describe('what a passage names in a room is in the picture', () => {
  test.each([
    [
      'pans on the wall of a kitchen, beside its great hearth',
      'The kitchen was large and low, with copper pans on the wall and a great fire in the hearth.',
      ['copper pans', 'fire'],
    ],
    [
      'a round table with its samovar, beside a sofa',
      'В комнате стояли старый диван, круглый стол с самоваром и горка с посудой.',
      ['sofa', 'round table', 'samovar', 'sideboard'],
    ],
    [
      'a trunk in an attic',
      'The attic was low and dusty, with a broken chair and an old trunk.',
      ['chair', 'trunk'],
    ],
    [
      'a bed with posts, and a mirror over the chest',
      'The bedroom had a four-poster bed with white curtains and a mirror over the chest of drawers.',
      ['four-poster', 'mirror', 'chest of drawers'],
    ],
    [
      'banners over those who dine',
      'They dined by candle-light in the great hall, where banners hung from the rafters.',
      ['flag', 'person'],
    ],
    [
      'a piano and its flowers',
      'The drawing-room was large and bright, with a piano by the window and flowers in vases.',
      ['piano', 'flowers', 'vase'],
    ],
    [
      'an icon in the corner and a man on the stove',
      'Изба была тёмная, закопчённая; в углу висели образа, на печи лежал старик.',
      ['icon', 'stove', 'person'],
    ],
    [
      'what stands on a mantelpiece, and the mirror above it',
      'Two vases stood on the mantelpiece, and a large mirror hung above it.',
      ['vase', 'mirror', 'fireplace'],
    ],
    ['a violin on the piano', 'In the parlour a violin lay on the piano.', ['violin', 'piano']],
    [
      'a jug in a cell without a table',
      'The cell contained nothing but a stone bench and a jug of water.',
      ['bench', 'jug'],
    ],
    [
      'guns over a sofa',
      'В кабинете над диваном висели ружья, на письменном столе лежали бумаги.',
      ['rifle', 'sofa', 'writing table'],
    ],
    [
      'a rocking-horse in a nursery',
      'In the nursery there was a rocking-horse and a doll on the floor.',
      ['rocking horse', 'doll'],
    ],
    [
      'a cloth on the table of a hut',
      'В горнице под образами стоял стол, покрытый скатертью.',
      ['laid table', 'icon'],
    ],
    [
      'straw and chains in a dungeon',
      'The prisoner lay on the straw of his dungeon, in chains.',
      ['straw', 'chains', 'person'],
    ],
  ])('%s', (_, text, names) => {
    for (const seed of SEEDS) expect(drawn(text, seed), seed).toEqual(expect.arrayContaining(names));
  });
});

test('many vases stand on several pieces, not in rows on shelves', () => {
  const text = 'The drawing-room had a piano by the window and flowers in vases.';
  for (const seed of SEEDS) expect(drawn(text, seed), seed).not.toContain('shelf');
  expect(drawn('In the shop there were many vases.')).toContain('vase');
});

test('a person lies on the stove in a hut, on straw in a cell, and elsewhere in bed', () => {
  expect(painted('В избе на печи лежал старик.').template).toContain('on the stove');
  expect(painted('The prisoner lay on the straw of his dungeon, in chains.').template).toContain('straw');
  expect(painted('В избе топилась печь, на кровати лежал старик.').template).toContain('bed');
});

test('a church has an iconostasis where icons are, and no table or chair', () => {
  const text =
    'In the church it was dim and cool; candles glimmered before the icons in their golden frames.';
  const shapesOf = (words: string) => painted(words).picture.layers.map(({ shapes }) => shapes.length);
  expect(drawn(text)).toEqual(expect.arrayContaining(['candle', 'icon']));
  expect(shapesOf(text)).not.toEqual(
    shapesOf('In the church it was dim and cool; candles glimmered before the altar.'),
  );
  // The fallback of an empty room, which has no table either.
  expect(painted('He knelt in the church among the candles.').template).not.toContain('table');
  expect(painted('Four old women sat in the church at prayer by a table.').template).not.toContain('table');
});

test('a study lined with books has shelves for walls', () => {
  expect(roomKind('The study was lined with books to the ceiling.').hasShelves).toBe(true);
  expect(roomKind('In the study books lay about, and a lamp.').hasShelves).toBeFalsy();
});

test('only Russian bedrooms and huts have an icon that is not named', () => {
  expect(roomKind('In the bedroom stood a bed and a chair.').usual.flat()).not.toContain('icon');
  expect(roomKind('In the hut stood a bench.').usual.flat()).not.toContain('icon');
  expect(roomKind('В спальне стояли кровать и стул.').usual.flat()).toContain('icon');
});

test('the colour of a lamp is that of its shade, not of a shade that is white', () => {
  const shapesOf = (text: string) =>
    painted(text).picture.layers.flatMap(({ shapes }) => shapes.map(({ colour }) => colour));
  const plain = new Set(shapesOf('In the room a lamp stood on the desk among the papers.'));
  expect(
    shapesOf('In the room a green lamp stood on the desk among the papers.').filter(
      (colour) => !plain.has(colour),
    ).length,
  ).toBeGreaterThan(0);
});

test('a person who stands at the window is seen from inside the room, with the rain outside', () => {
  const { template, drawn: things } = painted(
    'She stood for a long time at the window of the drawing-room, watching the rain.',
  );
  expect(template).toMatch(/^parlour window/);
  expect(things.map(({ what }) => what)).toContain('woman');
});
