import { describe, expect, test } from 'vitest';
import { HEIGHT, WIDTH } from './drawing/layer.ts';
import { illustrate, type IllustrationInput } from './illustrate.ts';
import { readStyle } from './style/read-style.ts';

const input = (over: Partial<IllustrationInput> = {}): IllustrationInput => ({
  text: 'A white house stood by the river at sunset.',
  type: 'location',
  language: 'en',
  entity: null,
  location: null,
  context: '',
  bookId: 'book',
  stylePrompt: null,
  seed: 's',
  take: 0,
  ...over,
});

describe('an illustration', () => {
  test('is 1024 × 768 pixels, the same for the same passage', () => {
    const { rgb } = illustrate(input());
    expect(rgb).toHaveLength(WIDTH * HEIGHT * 3);
    expect(Buffer.compare(rgb, illustrate(input()).rgb)).toBe(0);
  });

  test('lists the words that each thing in it comes from', () => {
    const { drawn } = illustrate(input()).details;
    const words = Object.fromEntries(
      drawn.map(({ what, words }) => [what, words.map(({ start, end }) => input().text.slice(start, end))]),
    );
    expect(words).toMatchObject({ house: ['house'], river: ['river'], sunset: ['sunset'] });
  });

  test('is one ink on paper with at most one colour as an engraving', () => {
    const { rgb, details } = illustrate(input({ stylePrompt: 'wood engraving' }));
    expect(details.style).toBe('engraving');
    let black = 0;
    let bare = 0;
    for (let i = 0; i < rgb.length; i += 3) {
      if (rgb[i]! < 60) black++;
      if (rgb[i]! > 225) bare++;
    }
    const share = (count: number) => count / (WIDTH * HEIGHT);
    expect(share(black)).toBeGreaterThan(0.05);
    expect(share(black)).toBeLessThan(0.6);
    expect(share(bare)).toBeGreaterThan(0.25);
  });

  test('is on white paper for e-ink', () => {
    const { rgb } = illustrate(input({ stylePrompt: 'for print' }));
    expect([...rgb.subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});

describe('a style', () => {
  test.each([
    ['woodcut', 'woodcut'],
    ['like an old fairy tale', 'storybook'],
    ['Акварель, сумерки', 'watercolor, dusk'],
    ['сепия', 'sepia'],
    ['dark blue ink', 'ink, dark mood, colours: dark blue'],
    ['something nobody knows', null],
    [null, null],
  ])('is understood in either language, and what was understood is reported: %s', (prompt, applied) => {
    expect(readStyle(prompt).applied).toBe(applied);
  });
});
