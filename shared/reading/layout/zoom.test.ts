import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_SCALE, panBy, wholePicture, zoomAt, type ZoomFrame, type ZoomView } from './zoom.ts';

const frame: ZoomFrame = { width: 390, height: 800, pictureWidth: 390, pictureHeight: 500 };

test('a picture grows around the finger', () => {
  // Twice as large around a point 100 px right of the middle: the middle moves 100 px to the left.
  expect(zoomAt(wholePicture, 2, { x: 100, y: 0 }, frame)).toEqual({ x: -100, y: 0, scale: 2 });
});

test('a picture zoomed out again is whole and centred', () => {
  const large = zoomAt(wholePicture, 5, { x: 150, y: 200 }, frame);
  expect(zoomAt(large, 0.01, { x: -80, y: 90 }, frame)).toEqual(wholePicture);
});

test('whatever fingers do, the frame stays filled and the size within bounds', () => {
  const step = fc.oneof(
    fc.record({
      factor: fc.double({ min: 0.05, max: 20, noNaN: true }),
      x: fc.integer({ min: -195, max: 195 }),
      y: fc.integer({ min: -400, max: 400 }),
    }),
    fc.record({ dx: fc.integer({ min: -900, max: 900 }), dy: fc.integer({ min: -900, max: 900 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const view = steps.reduce<ZoomView>(
        (now, one) =>
          'factor' in one ? zoomAt(now, one.factor, one, frame) : panBy(now, one.dx, one.dy, frame),
        wholePicture,
      );
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(MAX_SCALE);
      expect(Math.abs(view.x) * 2).toBeLessThanOrEqual(Math.max(0, 390 * view.scale - 390) + 0.001);
      expect(Math.abs(view.y) * 2).toBeLessThanOrEqual(Math.max(0, 500 * view.scale - 800) + 0.001);
    }),
  );
});
