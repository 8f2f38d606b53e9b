import { describe, expect, test } from 'vitest';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { compose } from '../compose.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };
const painted = (text: string) => compose(readScene(passage(text, { type: 'character' })), at);

describe('a room of somebody described', () => {
  test('has no doorway with them in it where they sit', () => {
    const template = (text: string) => painted(text).template;
    expect(template('She sat in a chair in the parlour, a woman of forty, and looked at the door.')).not.toContain('doorway'); // prettier-ignore
    expect(template('She stood in the parlour, a woman of forty, and opened the door.')).toContain('doorway');
  });

  test('in which a monster wakes is bare, with the monster half risen on its table', () => {
    const { template, drawn } = painted('By the candle I saw the dull yellow eye of the creature open.');
    expect(template).toMatch(/^attic rising/);
    expect(drawn.every(({ words }) => words.length > 0)).toBe(true);
  });

  test('whose bed curtain somebody lifts shows it lifted', () => {
    const layersOf = (text: string) => painted(text).picture.layers.length;
    expect(layersOf('He held up the curtain of the bed.')).toBeGreaterThan(layersOf('He stood by the curtain of the bed.')); // prettier-ignore
  });
});
