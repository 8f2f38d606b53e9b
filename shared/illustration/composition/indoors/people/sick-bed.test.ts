import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';
import { isLitFromWindow } from './sick-bed.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };
const read = (text: string) => readScene(passage(text, { type: 'character' }));

test('no candle burns by a bed in stated daylight or moonlight', () => {
  expect(isLitFromWindow(read('Освещенная дневным светом, его голова лежала на подушке.'))).toBe(true);
  expect(isLitFromWindow(read('The sick man lay in the moonlight in his bed.'))).toBe(true);
  expect(isLitFromWindow(read('The sick man lay in his bed by the light of a candle.'))).toBe(false);
  const shapes = (text: string) =>
    compose(read(text), at).picture.layers.flatMap((layer) => layer.shapes).length;
  expect(shapes('The sick man lay in his bed at noon.')).toBeLessThan(
    shapes('The sick man lay in his bed at night.'),
  );
});

test('a person who sits on the bed needs no chair', () => {
  const shapes = (text: string) =>
    compose(read(text), at).picture.layers.flatMap((layer) => layer.shapes).length;
  expect(shapes('She sat on the bed.')).toBeLessThan(shapes('She sat by the bed.'));
});

test('who lies on the floor has no bed under them', () => {
  const shapes = (text: string) =>
    compose(readScene(passage(text, { type: 'character' })), { bookId: 'book', seed: 'bed', take: 0 }).picture
      .layers.length;
  expect(shapes('She lay on the floor of the room in a white dress.')).toBeLessThan(
    shapes('She lay in the bed of the room in a white dress.'),
  );
});
