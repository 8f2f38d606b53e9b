import { expect, test, vi } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { compose } from '../../compose.ts';
import * as land from '../../land-and-sky/land.ts';

const layersOf = (text: string, take: number) =>
  compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take }).picture.layers;

test('bare climbers connect the trees of a winter garden, which has no leaves', () => {
  const text =
    'The high walls of the garden were covered with leafless stems of roses, and they had crept from one bare tree to another.';
  for (let take = 0; take < 4; take++) {
    // Loops and the ends that hang from them: many rings of one part.
    const tangles = layersOf(text, take)
      .flatMap(({ shapes }) => shapes)
      .filter(({ path }) => path.length > 60);
    expect(tangles.length).toBeGreaterThan(1);
  }
});

test('no trees rise above undescribed garden walls, and nothing climbs them', () => {
  const drawn = (text: string) => layersOf(text, 0).length;
  expect(drawn('The sun was shining inside the four walls, under a blue sky.')).toBeLessThan(
    drawn('The sun was shining in June inside the four walls with their ivy, under a blue sky.'),
  );
});

test('a walled garden has a path if the passage names one, or nothing but the walls', () => {
  const winding = vi.spyOn(land, 'windingWay');
  const pathsIn = (text: string): number => {
    winding.mockClear();
    for (let take = 0; take < 8; take++)
      compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take });
    return winding.mock.calls.length;
  };
  try {
    expect(pathsIn('The garden was shut in by high walls, covered with climbing roses.')).toBe(0);
    expect(pathsIn('The sun was shining inside the four walls, under a blue sky.')).toBe(8);
    expect(pathsIn('A path led through the garden, which was shut in by high walls.')).toBe(8);
  } finally {
    winding.mockRestore();
  }
});

test('a walled garden is seen through its gate if the passage names one and nobody is in it', () => {
  const arches = (text: string) =>
    Array.from(
      { length: 10 },
      (_, take) => compose(readScene(passage(text)), { bookId: 'book', seed: 'passage', take }).template,
    ).filter((template) => template.includes('arch')).length;
  expect(
    arches('Through the gate the sun was seen inside the four high walls of the garden.'),
  ).toBeGreaterThan(2);
  expect(arches('The sun was shining inside the four high walls of the garden.')).toBe(0);
  expect(arches('A girl stood at the gate inside the four high walls of the garden.')).toBe(0);
});
