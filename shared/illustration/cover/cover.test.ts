import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { area } from '../drawing/path.ts';
import { BINDING_CLOTHS } from './bindings.ts';
import { contrastOf } from './contrast.ts';
import { HEAD_PIECE_WIDTH, headPieces } from './head-pieces.ts';
import { designCover } from './design-cover.ts';
import { fitLettering, LEADING, type LetteringBox } from './fit-lettering.ts';

const BOX: LetteringBox = { width: 420, height: 250, sizes: [72, 60, 50, 42, 35, 29], maxLines: 6 };
/** Letter widths approximately as in a serif font. */
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
  test('fits its box, whatever the title, and is complete unless it ends in an ellipsis', () => {
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

  test('leaves no short word alone in a line if a smaller size avoids it', () => {
    expect(fit('Pride and Prejudice').lines).toEqual(['Pride and', 'Prejudice']);
  });

  test('a line breaks after a hyphen rather than within a word', () => {
    expect(
      fit('spine-progression-default-of-the-package-document')
        .lines.slice(0, -1)
        .every((line) => line.endsWith('-')),
    ).toBe(true);
  });

  test('has lines of similar length', () => {
    const { lines } = fit('A Tale of Two Cities');
    const lengths = lines.map((line) => line.length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(4);
  });

  test('a word longer than a line is broken into parts of similar length', () => {
    const { lines, size } = fit('Высокопревосходительствующий'.repeat(2));
    const widths = lines.map((line) => measure(line, size));
    expect(widths.length).toBeGreaterThan(1);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(2 * size);
  });

  test('truncated text has no other punctuation before its ellipsis', () => {
    for (const text of ['Once, twice, '.repeat(40), 'one; '.repeat(200)])
      expect(fit(text).lines.at(-1)).toMatch(/\p{L}…$/u);
  });

  test('a foreign word in Japanese is not broken', () => {
    for (let before = 1; before < 12; before++)
      expect(fit(`${'旅'.repeat(before)}のアドベンチャーと冒険の物語`).lines.join('|')).toContain(
        'アドベンチャー',
      );
  });

  test('a line of Japanese never begins with a comma or a full stop', () => {
    for (const line of fit('吾輩は猫である、名前はまだ無い。'.repeat(3)).lines)
      expect(line).not.toMatch(/^[、。]/u);
  });
});

test('the stamping on every cloth has a contrast of at least 4.5 to 1', () => {
  for (const { cloth, ink } of BINDING_CLOTHS)
    expect(contrastOf(cloth, ink), cloth).toBeGreaterThanOrEqual(4.5);
});

describe('the design of a cover', () => {
  const text = { title: 'Emma', author: 'Jane Austen', language: 'en' };
  const passage = (words: string) => ({
    text: words,
    type: 'location' as const,
    language: 'en' as const,
    context: '',
  });

  test('depends on its book and its passage only', () => {
    const horse = passage('A grey horse stood before the gate in the snow.');
    expect(designCover(text, horse)).toEqual(
      designCover(text, { ...horse, bookId: 'other', seed: 'x' } as typeof horse),
    );
    expect(designCover(text, horse).emblem).not.toEqual(
      designCover(text, passage('A black ship lay in the harbour.')).emblem,
    );
  });

  test('shows a thing of the passage, or an ornament if there is no passage', () => {
    const { emblem } = designCover(text, passage('A brass key lay on the table.'));
    expect(emblem.thing).not.toBeNull();
    expect(designCover(text, null).emblem.thing).not.toBeNull();
    expect(designCover(text, null).binding.tooling).not.toBe('plate');
  });

  test.each([
    'A swan swam upon the lake.',
    'A dove sat upon the roof of the old house.',
    'On the table stood a teacup.',
  ])('prints white things, and leaves their lines bare: %s', (words) => {
    const parts = designCover(text, passage(words)).emblem.thing?.parts ?? [];
    const sizeOf = (isBare: boolean) =>
      parts
        .filter((part) => part.isBare === isBare)
        .flatMap(({ path }) => path)
        .reduce((sum, ring) => sum + Math.abs(area(ring)) / 2, 0);
    expect(sizeOf(false)).toBeGreaterThan(0.2);
    expect(sizeOf(true)).toBeLessThan(sizeOf(false) / 4);
  });

  test('shows a described person', () => {
    const anna = {
      ...passage('Anna was a tall woman with black hair and grey eyes, in a dark velvet dress.'),
      type: 'character' as const,
    };
    const { binding, picture } = designCover(text, anna);
    expect(binding.tooling).toBe('plate');
    expect(picture).not.toBeNull();
  });
});

test('ornaments at the beginning of chapters are the book’s own, small and transparent', () => {
  const book = { title: 'Emma', author: 'Jane Austen' };
  const ornaments = headPieces(book);
  expect(headPieces(book)).toEqual(ornaments);
  expect(headPieces({ ...book, title: 'Persuasion' })).not.toEqual(ornaments);
  expect(new Set(ornaments).size).toBe(ornaments.length);
  for (const svg of ornaments) {
    expect(svg.length).toBeLessThan(160_000);
    expect(svg).not.toMatch(/<rect|NaN|Infinity/);
    const numbers = svg.match(/ d="[^"]*"/g)!.flatMap((data) => data.match(/-?[\d.]+/g)!.map(Number));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-8);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(HEAD_PIECE_WIDTH + 8);
  }
});
