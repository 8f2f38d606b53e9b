import { describe, expect, test } from 'vitest';
import { read } from '../../../testing/read-passage.ts';
import { compose } from '../../compose.ts';
import { terrainOf } from '../../terrain/terrain.ts';

const drawnOf = (text: string, take = 0) =>
  compose(read(text), { bookId: 'book', seed: 'passage', take }).drawn.map(({ what }) => what);

describe('an avenue', () => {
  test.each([
    'They walked down a long dark avenue of yews in the twilight.',
    'Два ряда старых, очень высоких елей стояли стенами, образуя мрачную аллею.',
    'Зимой старая липовая аллея была занесена снегом.',
    'A road lined with trees ran straight over the plain.',
  ])('that a passage is about is seen from between its trees: %s', (text) => {
    expect(terrainOf(read(text)).special).toBe('avenue');
    expect(drawnOf(text)).toContain('avenue');
  });

  test('leads to a house of which nothing more is said', () => {
    const text = 'An avenue of old elms led up to the house.';
    expect(terrainOf(read(text)).special).toBe('avenue');
    for (let take = 0; take < 3; take++)
      expect(drawnOf(text, take)).toEqual(expect.arrayContaining(['avenue', 'house']));
  });

  test.each([
    'The avenue opened on a lawn, and the old grey house lay before us with its tower and its ivy.',
    'Через аллею был виден белый дом с террасой.',
    'The avenue ended at the lake.',
  ])('leaves the view to what is described at its end: %s', (text) => {
    expect(terrainOf(read(text)).special).toBeUndefined();
  });

  test('has its sun at the end of the way', () => {
    const { picture } = compose(read('The sun was setting at the end of the avenue of limes.'), {
      bookId: 'book',
      seed: 'passage',
      take: 0,
    });
    expect(Math.abs(picture.light.x - 512)).toBeLessThan(60);
  });
});
