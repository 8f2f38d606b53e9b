import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';

const drawn = (text: string) =>
  compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take: 0 }).drawn.map(
    ({ what }) => what,
  );

test('people in a garden sit at the named table, with the named things on it', () => {
  expect(
    drawn(
      'В саду под липой стоял круглый стол с самоваром, и вокруг него сидели три барышни в белых платьях.',
    ),
  ).toEqual(expect.arrayContaining(['round table', 'samovar', 'woman']));
  expect(drawn('In the garden an old man and a lady were sitting at a table with a teapot on it.')).toEqual(
    expect.arrayContaining(['table', 'person', 'woman']),
  );
});

test('a wood through which a path leads to a river is a wood', () => {
  const at = { bookId: 'book', seed: 'passage', take: 0 };
  const { template } = compose(
    readScene(passage('Осенний лес стоял золотой; узкая тропинка, усыпанная листьями, вела к реке.')),
    at,
  );
  expect(template).toContain('forest');
});
