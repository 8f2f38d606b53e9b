import { expect, test } from 'vitest';
import { strokeAt, strengthOfStrokes } from './brush-strokes.ts';

const rows = Array.from({ length: 64 }, (_, i) => i * 8);

test('the strokes lighten as much as they darken, and have no seam where the sheet repeats', () => {
  const all = rows.flatMap((y) => rows.map((x) => strokeAt(x, y)));
  expect(Math.abs(all.reduce((sum, value) => sum + value, 0) / all.length)).toBeLessThan(0.25);
  expect(Math.max(...all.map(Math.abs))).toBeLessThan(1.7);
  const across = (at: number) =>
    Math.max(...rows.map((y) => Math.abs(strokeAt(at, y) - strokeAt(at - 1, y))));
  const down = (at: number) => Math.max(...rows.map((x) => Math.abs(strokeAt(x, at) - strokeAt(x, at - 1))));
  for (const steps of [across, down])
    expect(steps(512)).toBeLessThan(2 * Math.max(...[40, 120, 300, 440].map(steps)));
});

test('a sky is brushed more loosely than the wall of a room or the backdrop of a portrait', () => {
  const stops = [{ at: 0, colour: '#ffffff' }];
  expect(strengthOfStrokes({ stops })).toBeGreaterThan(2 * strengthOfStrokes({ stops, radial: 0.92 }));
  expect(strengthOfStrokes({ stops, isBrushed: true })).toBe(strengthOfStrokes({ stops, radial: 0.92 }));
});
