import { describe, expect, test } from 'vitest';
import { WIDTH } from '../../canvas.ts';
import { boundsOf } from '../../../drawing/path.ts';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };
const painted = (text: string, seed = 'passage', type: 'character' | 'location' = 'location') =>
  compose(readScene(passage(text, { type })), { ...at, seed });
const SEEDS = Array.from({ length: 12 }, (_, i) => `seed ${i}`);

describe('a special room', () => {
  const HEAP =
    'The back room was crammed: a wardrobe, a table, a broken chair, an armchair and a clock; on them lay books, a bottle, a skull, letters, a violin, a cup and a candlestick.';

  test('is heaped up if many things and no people are named', () => {
    expect(painted(HEAP).template).toContain('heap');
    expect(
      painted('In the room stood a table and a chair, and a book lay on the table.').template,
    ).not.toContain('heap');
    const shown = painted(HEAP).drawn.map(({ what }) => what);
    expect(shown).toEqual(expect.arrayContaining(['wardrobe', 'chair', 'table', 'clock']));
  });

  test('is a heap if its furniture is scattered about', () => {
    expect(
      painted(
        'The furniture was scattered about in every direction, with dismantled shelves and open drawers.',
      ).template,
    ).toContain('heap');
  });

  test('is vast if it has columns: people and furniture are small in it', () => {
    const people = (text: string) => {
      const { layers } = painted(text).picture;
      const [{ shapes }] = layers.filter(({ rim = 0 }) => rim >= 0.9) as [(typeof layers)[number]];
      const { top, bottom } = boundsOf(shapes.map(({ path }) => path));
      return bottom - top;
    };
    const small = people('In a hall with marble columns an old man stood.');
    expect(small).toBeLessThan(people('In a room with a sofa an old man stood.') * 0.75);
    const { drawn } = painted('In a hall with marble columns stood a sofa and a table.');
    expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['column', 'sofa', 'table']));
  });

  test('has symmetric pairs of columns that get larger towards the reader', () => {
    const { layers } = painted('In a hall with marble columns stood a sofa.').picture;
    const pairs = layers
      .filter(({ shapes }) => shapes.length === 3 && shapes[0]!.path.length === 10)
      .map(({ shapes }) => boundsOf([shapes[0]!.path]));
    expect(pairs.length).toBe(3);
    for (const { left, right } of pairs) expect(left + right).toBeCloseTo(WIDTH, 0);
    const heights = pairs.map(({ top, bottom }) => bottom - top);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  });

  test('has the stated number of stags’ heads, high on the wall', () => {
    const text = 'Stags’ heads hung on the walls of the hall, and a log fire burned in the fireplace.';
    for (const seed of SEEDS) expect(painted(text, seed).drawn.map(({ what }) => what)).toContain('antlers');
  });

  test('has a cobweb where two walls meet', () => {
    for (const seed of SEEDS) {
      const { template, drawn } = painted(
        'A cobweb hung in the corner of the room, and a sofa stood by the wall.',
        seed,
      );
      if (drawn.some(({ what }) => what === 'cobweb')) expect(template).toContain('corner');
    }
  });
});

test('a coffin stands on its bier between candles, with the deceased in it', () => {
  const { template, drawn } = compose(
    readScene(
      passage('The girl lay in her coffin in the dark room, and candles burned round it.', {
        type: 'character',
      }),
    ),
    { bookId: 'book', seed: 'passage', take: 0 },
  );
  expect(template).toContain('bier');
  expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['coffin', 'candle', 'woman']));
});

test('a dark cell is lit through its bars, and a library has its ladder and globe', () => {
  const drawn = (text: string) =>
    compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take: 0 }).drawn.map(
      ({ what }) => what,
    );
  expect(drawn('It was dark in the prison; a prisoner in chains sat on the straw.')).not.toContain('lamp');
  expect(
    drawn(
      'The library was lined with books; a ladder leaned against the shelves, and a globe stood by the window.',
    ),
  ).toEqual(expect.arrayContaining(['ladder', 'globe']));
});

test('the barred window of a cell stays high on its wall, above the straw', () => {
  const { picture, drawn } = compose(
    readScene(
      passage(
        'The cell was narrow, with a barred window high in the wall and a heap of straw in the corner.',
      ),
    ),
    { bookId: 'book', seed: 'passage', take: 0 },
  );
  expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['window', 'straw']));
  expect(picture.light.y).toBeLessThan(300);
});
