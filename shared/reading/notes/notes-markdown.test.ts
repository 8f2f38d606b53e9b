import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNotesMarkdown } from './notes-markdown.ts';

const book = {
  title: 'The Green Windows',
  author: 'E. Tester',
  chapters: [
    { number: 1, title: 'Part 1' },
    { number: 2, title: 'Part 2' },
    { number: 3, title: 'Part 3' },
  ],
};
const words = (chapter: number, text: string, note = '', isCut = false) => ({ chapter, text, note, isCut });

test('notes are grouped under the chapters that have any, in reading order', () => {
  const highlights = [
    words(1, 'oak beams blackened by smoke', 'As at home.'),
    words(1, 'a red fire'),
    words(3, 'the end\n\nof it', '', true),
  ];
  expect(formatNotesMarkdown({ ...book, highlights })).toBe(
    [
      '# The Green Windows',
      '*E. Tester*',
      '## Chapter 1: Part 1',
      '> oak beams blackened by smoke',
      'As at home.',
      '> a red fire',
      '## Chapter 3: Part 3',
      '> the end\n>\n> of it…',
    ].join('\n\n') + '\n',
  );
});

test('words that look like Markdown are escaped', () => {
  const highlights = [words(1, '# 5 * 5 = [x](y)'), words(1, 'a', '1. first\n- second\n> third')];
  const markdown = formatNotesMarkdown({ ...book, highlights });
  expect(markdown).toContain('> \\# 5 \\* 5 = \\[x\\](y)');
  expect(markdown).toContain('1\\. first\n\\- second\n\\> third');
});

test('no line of a highlight ever leaves its quotation, and none is lost', () => {
  const text = fc.string({ unit: 'grapheme' }).map((part) => `x${part.replace(/\r/g, '')}x`);
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (all) => {
      const highlights = all.map((lines) => words(1, lines.join('\n')));
      const lines = formatNotesMarkdown({ ...book, highlights })
        .split('\n')
        .slice(3);
      const quotedLines = lines.filter((line) => line.startsWith('>'));
      const expected = highlights.flatMap((one) => one.text.split('\n'));
      expect(quotedLines).toHaveLength(expected.length);
      for (const line of lines)
        expect(line === '' || line.startsWith('>') || line.startsWith('## ')).toBe(true);
    }),
  );
});
