import { expect, test } from 'vitest';
import { read } from '../testing/read-passage.ts';
import { compose } from './compose.ts';

test('who lies in a coffin is laid out between candles, and not portrayed alive', () => {
  const template = (text: string) =>
    compose(read(text, 'character'), { bookId: 'book', seed: 'passage', take: 0 }).template;
  expect(template('In the open coffin lay the old man, his pale face framed by white hair.')).toContain(
    'bier',
  );
  expect(template('In the armchair lay the old man, his pale face framed by white hair.')).not.toContain(
    'bier',
  );
});
