import { describe, expect, test } from 'vitest';
import { finish } from './finish.ts';
import { STYLES, type Style } from './scene-spec.ts';

const [WIDTH, HEIGHT] = [256, 192];

/** A dark wall with a slightly lighter face before it, as pixels. */
function darkPortrait(): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0, i = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, i++) {
      const isFace = Math.hypot(x - 128, y - 96) < 34;
      const isWindow = x > 236 && y < 40;
      pixels.set(isWindow ? [250, 245, 230] : isFace ? [96, 72, 60] : [36, 34, 44], i * 4);
    }
  return pixels;
}

const printed = (style: Style, seed = 'a') => {
  const pixels = darkPortrait();
  finish(pixels, WIDTH, HEIGHT, style, seed);
  return pixels;
};

/** Mean lightness of a square around a point. */
function lightness(pixels: Uint8Array, atX: number, atY: number): number {
  let sum = 0;
  for (let y = atY - 12; y < atY + 12; y++)
    for (let x = atX - 12; x < atX + 12; x++) sum += pixels[(y * WIDTH + x) * 4 + 1]!;
  return sum / 576;
}

describe('a finished picture', () => {
  test.each(STYLES)('in %s leaves a face in a dark room lighter than the wall', (style) => {
    const pixels = printed(style);
    expect(lightness(pixels, 128, 96)).toBeGreaterThan(lightness(pixels, 60, 96) + 8);
  });

  test.each(STYLES)('in %s is the same for the same seed', (style) => {
    expect(Buffer.from(printed(style)).equals(Buffer.from(printed(style)))).toBe(true);
    expect(Buffer.from(printed(style)).equals(Buffer.from(printed(style, 'b')))).toBe(false);
  });
});
