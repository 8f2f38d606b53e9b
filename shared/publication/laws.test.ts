import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { firstCharacter, runsWithin, textRuns, type TreeNode } from '../reading/layout/text-runs.ts';
import type { BookChapter, BookDescription } from '../testing/book-description.ts';
import { buildEpub } from '../testing/build-epub.ts';
import { buildFb2 } from '../testing/build-fb2.ts';
import { numRuns } from '../testing/test-length.ts';
import { canonicalText } from './layout/chapter-layout.ts';
import { parsePublication } from './parse-publication.ts';
import type { ContentsEntry, Publication } from './publication.ts';

/** What a chapter of a made book is like; its words are numbered through the book, so that each is known again. */
interface Shape {
  titled: boolean;
  paragraphs: number;
  wordsEach: number;
  markup: 'plain' | 'inline' | 'broken' | 'table' | 'list';
  children: Shape[];
}

const shape: fc.Arbitrary<Shape> = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.record({
    titled: fc.boolean(),
    paragraphs: fc.nat(4),
    wordsEach: fc.constantFrom(1, 5, 300),
    markup: fc.constantFrom('plain', 'inline', 'broken', 'table', 'list'),
    children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('shape'), { maxLength: 3 })),
  }) as fc.Arbitrary<Shape>,
})).shape;
const shapes = fc.array(shape, { minLength: 1, maxLength: 5 });

interface Made {
  book: BookDescription;
  /** All its words, in order. */
  words: string[];
  /** The first word that the entry of this title leads to. */
  leadsTo: Map<string, string>;
}

/** @param paragraph markup of a paragraph in the format */
function make(all: Shape[], format: 'epub' | 'fb2'): Made {
  const words: string[] = [];
  const leadsTo = new Map<string, string>();
  const next = () => words[words.push(`w${words.length}x`) - 1]!;
  let titles = 0;
  const chapterOf = (one: Shape): BookChapter => {
    const title = one.titled ? `t${titles++}t` : undefined;
    const first = `w${words.length}x`;
    // In an FB2 the title is part of the text.
    if (format === 'fb2' && title !== undefined) words.push(title);
    let body = '';
    for (let i = 0; i < one.paragraphs; i++)
      body += paragraph(Array.from({ length: one.wordsEach }, next), format === 'fb2' ? 'plain' : one.markup);
    if (title !== undefined) leadsTo.set(title, format === 'fb2' ? title : first);
    return { ...(title !== undefined && { title }), body, children: one.children.map(chapterOf) };
  };
  return { book: { chapters: all.map(chapterOf) }, words, leadsTo };
}

function paragraph(words: string[], markup: Shape['markup']): string {
  const [head = '', ...tail] = words;
  const rest = tail.join(' ');
  switch (markup) {
    case 'plain':
      return `<p>${words.join(' ')}</p>`;
    case 'inline':
      return `<p id="i${head}"><b>${head}</b> <i>${rest}</i></p>\n`;
    case 'broken':
      return `<p>${head}<div>${rest}</p>`;
    case 'table':
      return `<table><tr><td>${head}</td><td>${rest}</td></tr></table>`;
    case 'list':
      return `<ul>\n<li>${head}\n<li>${rest}</ul>`;
  }
}

const wordsOf = ({ chapters }: Publication) =>
  chapters.flatMap(({ text }) => text.split(/\s+/)).filter((word) => /^[wt]\d+[xt]$/.test(word));

const flat = (entries: ContentsEntry[]): ContentsEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children)]);

const options = { numRuns: numRuns(40, 200) };

describe.each(['epub', 'fb2'] as const)('in any %s', (format) => {
  const read = (all: Shape[]) => {
    const made = make(all, format);
    // Books without text are refused, which other tests cover.
    if (made.words.length === 0) return null;
    const bytes = format === 'epub' ? buildEpub(made.book) : buildFb2(made.book);
    return { ...made, publication: parsePublication(bytes) };
  };

  it('each word is in exactly one chapter, in order, once', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(shapes, (all) => {
        const made = read(all);
        if (made !== null) expect(wordsOf(made.publication)).toEqual(made.words);
      }),
      options,
    );
  });

  it(
    'text, markup and counts of a chapter agree, and chapters are numbered from 1',
    { timeout: 120_000 },
    () => {
      fc.assert(
        fc.property(shapes, (all) => {
          const { chapters = [], documents = [] } = read(all)?.publication ?? {};
          chapters.forEach(({ number, html, text, words }, i) => {
            expect(number).toBe(i + 1);
            expect(canonicalText(html)).toBe(text);
            expect(words).toBe(text.split(/\s+/).filter((word) => word !== '').length);
          });
          const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
          expect(sum(chapters.map(({ words }) => words))).toBe(sum(documents.map(({ words }) => words)));
        }),
        options,
      );
    },
  );

  it('contents entries link to their headings', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(shapes, (all) => {
        const made = read(all);
        if (made === null) return;
        const { contents, chapters } = made.publication;
        const known = new Set(made.words);
        for (const { title, chapter, offset } of flat(contents)) {
          const word = made.leadsTo.get(title);
          if (word === undefined || !known.has(word)) continue;
          expect(chapters[chapter - 1]!.text.slice(offset).trimStart().split(/\s/, 1)[0]).toBe(word);
        }
      }),
      options,
    );
  });

  it('a mark has exactly its words to wrap', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(shapes, fc.nat(), fc.nat(40), (all, start, length) => {
        for (const { html, text } of read(all)?.publication.chapters ?? []) {
          if (text === '') continue;
          const from = start % text.length;
          const to = Math.min(text.length, from + length + 1);
          const tree = parseDocument(html, { xmlMode: true }) as TreeNode;
          const pieces = runsWithin(textRuns(tree, firstCharacter(text, 0)), { start: from, end: to });
          const inside = pieces
            .map(({ node, at, length }) => node.nodeValue!.slice(at, at + length))
            .join('');
          expect(inside.replace(/\s+/g, '')).toBe(text.slice(from, to).replace(/\s+/g, ''));
        }
      }),
      options,
    );
  });
});

describe('in any EPUB', () => {
  it('a link targets exactly the words it names', { timeout: 120_000 }, () => {
    const places = fc.array(fc.tuple(fc.nat(4), fc.nat(9)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(places, fc.array(fc.nat(200), { minLength: 5, maxLength: 5 }), (links, sizes) => {
        const chapters = sizes.map((size, i) => ({
          title: `c${i}`,
          body: Array.from(
            { length: 10 },
            (_, j) => `<p>${'word '.repeat(size)}<b id="p${j}">here${i}x${j}</b> and more</p>`,
          ).join(''),
        }));
        chapters[0]!.body += links
          .map(
            ([chapter, place]) =>
              `<p><a href="c${chapter + 1}.xhtml#p${place}">to${chapter}x${place}</a></p>`,
          )
          .join('');
        const read = parsePublication(buildEpub({ chapters })).chapters;
        const found = [
          ...read[0]!.html.matchAll(/<a data-chapter="(\d+)" data-offset="(\d+)">to(\w+)<\/a>/g),
        ];
        expect(found).toHaveLength(links.length);
        for (const [, chapter, offset, name] of found)
          expect(read[Number(chapter) - 1]!.text.slice(Number(offset)).startsWith(`here${name} `)).toBe(true);
      }),
      { numRuns: numRuns(15, 60) },
    );
  });
});
