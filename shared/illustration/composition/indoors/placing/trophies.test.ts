import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';

const drawn = (text: string) =>
  compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take: 0 }).drawn.map(
    ({ what }) => what,
  );

test('weapons hang on a wall if the passage says so', () => {
  expect(drawn('On the wall of the study hung a rifle and a sabre. By the window stood a table.')).toEqual(
    expect.arrayContaining(['rifle', 'sabre']),
  );
  expect(drawn('В комнате на стене висели ружьё и скрипка.')).toEqual(
    expect.arrayContaining(['rifle', 'violin']),
  );
});
