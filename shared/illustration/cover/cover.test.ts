import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toRgb } from '../drawing/colour.ts';
import { BINDING_CLOTHS } from './bindings.ts';
import { fitLettering, LEADING, type LetteringBox } from './fit-lettering.ts';

const BOX: LetteringBox = { width: 420, height: 250, sizes: [72, 60, 50, 42, 35, 29], maxLines: 6 };
/** Wide letters are wider: about what a serif does. */
const measure = (text: string, size: number) =>
  [...text].reduce(
    (sum, letter) => sum + (/[\p{Script=Han}\p{Script=Hiragana}mwMWшщЖ]/u.test(letter) ? 1 : 0.5),
    0,
  ) * size;
const fit = (text: string) => fitLettering(text, BOX, measure);
const bare = (text: string) => text.replace(/\s+/gu, '');

const words = fc.stringMatching(/^[a-zA-Zа-яЖ]{1,40}$/u);
const titles = fc.oneof(
  fc.array(words, { minLength: 1, maxLength: 40 }).map((all) => all.join(' ')),
  fc.stringMatching(/^[吾輩猫あいうえお、。]{1,120}$/u),
  fc.stringMatching(/^[א-ת ]{1,120}$/u),
);

describe('the lettering of a cover', () => {
  test('fits its box, whatever the title, and is whole unless it ends in an ellipsis', () => {
    fc.assert(
      fc.property(titles, (title) => {
        const { lines, size } = fit(title);
        for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(BOX.width);
        expect(lines.length * size * LEADING).toBeLessThanOrEqual(BOX.height);
        const set = bare(lines.join(''));
        if (set.endsWith('…')) expect(bare(title).startsWith(set.slice(0, -1))).toBe(true);
        else expect(set).toBe(bare(title));
      }),
      { numRuns: 300 },
    );
  });

  test('is large for a short title, and smaller for a long one', () => {
    expect(fit('Emma')).toEqual({ lines: ['Emma'], size: 72 });
    expect(fit('The Life and Strange Surprizing Adventures of Robinson Crusoe').size).toBeLessThan(60);
  });

  test('has lines of about the same length', () => {
    const { lines } = fit('A Tale of Two Cities');
    const lengths = lines.map((line) => line.length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(4);
  });

  test('a word that is longer than a line is divided into parts of about the same length', () => {
    const { lines, size } = fit('Высокопревосходительствующий'.repeat(2));
    const widths = lines.map((line) => measure(line, size));
    expect(widths.length).toBeGreaterThan(1);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(2 * size);
  });

  test('what is shortened has no other mark before its ellipsis', () => {
    for (const text of ['Once, twice, '.repeat(40), 'one; '.repeat(200)])
      expect(fit(text).lines.at(-1)).toMatch(/\p{L}…$/u);
  });

  test('a line of Japanese never begins with a comma or a full stop', () => {
    for (const line of fit('吾輩は猫である、名前はまだ無い。'.repeat(3)).lines)
      expect(line).not.toMatch(/^[、。]/u);
  });
});

test('what is stamped on every cloth has a contrast of 4.5 to 1 and more', () => {
  for (const { cloth, ink } of BINDING_CLOTHS) {
    const [dark, light] = [brightness(cloth), brightness(ink)].sort((a, b) => a - b) as [number, number];
    expect((light + 0.05) / (dark + 0.05), cloth).toBeGreaterThanOrEqual(4.5);
  }
});

/** Relative luminance (WCAG 2.2). */
function brightness(hex: string): number {
  const [r, g, b] = toRgb(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
