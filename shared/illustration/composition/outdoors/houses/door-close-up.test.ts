import { describe, expect, test } from 'vitest';
import { read } from '../../../testing/read-passage.ts';
import { compose } from '../../compose.ts';

const composed = (text: string, type: 'location' | 'object' | 'character' = 'location') =>
  compose(read(text, type), { bookId: 'book', seed: 'passage', take: 0 });

describe('a door that a passage is about', () => {
  test.each([
    [
      'I stood close to a great door, old and studded with large iron nails, in a doorway of massive stone.',
      'door planks',
    ],
    ['Перед ним была старая дубовая дверь, окованная железом, в глубокой каменной нише.', 'door planks'],
    ['It was a heavy green door with a brass knocker, at the top of three worn steps.', 'door panels'],
  ])('is seen close up from outside: %s', (text, template) => {
    const picture = composed(text);
    expect(picture.template).toBe(template);
    expect(picture.drawn.map(({ what }) => what)).toContain('door');
  });

  test('has a knocker unless the passage denies it', () => {
    const layers = (text: string) => composed(text).picture.layers.length;
    expect(layers('The green door had neither bell nor knocker, and its paint was blistered.')).toBeLessThan(
      layers('The green door had a fine knocker, and its paint was blistered.'),
    );
  });

  test.each([
    'The door of the room stood open, and a table and two chairs could be seen.',
    'A house with a green door stood by the road.',
    'The door led into a bedroom, where a bed stood by the window.',
  ])('is only part of what else is told: %s', (text) => {
    expect(composed(text).template).not.toMatch(/^door/u);
  });
});
