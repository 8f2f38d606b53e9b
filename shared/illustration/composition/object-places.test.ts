import { expect, test } from 'vitest';
import { read } from '../testing/read-passage.ts';
import { compose } from './compose.ts';

const templateOf = (text: string, type: 'object' | 'location') =>
  compose(read(text, type), { bookId: 'book', seed: 'passage', take: 0 }).template;

test('rifles are in a room, and not in a meadow', () => {
  const { drawn, template } = compose(
    read('These rifles were of a white metal stocked with wood.', 'object'),
    {
      bookId: 'book',
      seed: 'passage',
      take: 0,
    },
  );
  expect(drawn.map(({ what }) => what)).toContain('rifle');
  expect(template).not.toMatch(/^(?:open|forest)/u);
});

test('an urn beside a path stands out of doors', () => {
  expect(
    templateOf('There were grass paths here and there, and tall flower urns in the corners.', 'location'),
  ).toMatch(/^open|^garden/u);
  expect(templateOf('A tall urn with flowers in it stood there.', 'object')).not.toMatch(/^open|^garden/u);
});
