import { describe, expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };
const painted = (text: string) => compose(readScene(passage(text, { type: 'character' })), at);

describe('the room of a described person', () => {
  test('does not show a sitting person in a doorway', () => {
    const template = (text: string) => painted(text).template;
    expect(
      template('She sat in a chair in the parlour, a woman of forty, and looked at the door.'),
    ).not.toContain('doorway');
    expect(template('She stood in the parlour, a woman of forty, and opened the door.')).toContain('doorway');
  });

  test('is bare where a monster wakes, half risen on its table', () => {
    const { template, drawn } = painted('By the candle I saw the dull yellow eye of the creature open.');
    expect(template).toMatch(/^attic rising/);
    expect(drawn.every(({ words }) => words.length > 0)).toBe(true);
  });

  test('shows a lifted bed curtain', () => {
    const layersOf = (text: string) => painted(text).picture.layers.length;
    expect(layersOf('He held up the curtain of the bed.')).toBeGreaterThan(
      layersOf('He stood by the curtain of the bed.'),
    );
  });
});
