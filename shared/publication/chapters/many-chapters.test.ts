import { describe, expect, it } from 'vitest';
import { buildEpub, page } from '../../testing/build-epub.ts';
import { buildFb2 } from '../../testing/build-fb2.ts';
import { limits } from '../limits.ts';
import { openPublication, parsePublication } from '../parse-publication.ts';
import type { Publication } from '../publication.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

/** A dictionary in one document, with all of its words in its contents. */
function dictionary(words: number): Uint8Array {
  const body = numbers(words).map((n) => `<h3 id="w${n}">Word ${n}</h3><p>What it means.</p>`);
  const list = numbers(words).map((n) => `<li><a href="text/c1.xhtml#w${n}">Word ${n}</a></li>`);
  const nav = page('Contents', `<nav epub:type="toc"><ol>${list.join('')}</ol></nav>`);
  return buildEpub(
    { chapters: [{ title: 'Words', body: body.join('') }] },
    { toc: ['nav'], entries: { 'OEBPS/nav.xhtml': nav } },
  );
}

const sections = (count: number): Uint8Array =>
  buildFb2({
    chapters: numbers(count).map((n) => ({ title: `Word ${n}`, body: '<p>What it means.</p>' })),
  });

function firstShown(bytes: Uint8Array) {
  for (const { opening } of openPublication(bytes).readSteps()) if (opening) return opening.chapter;
  return null;
}

/** The text at the target of an entry. */
const textAt = ({ chapters }: Publication, { chapter, offset }: { chapter: number; offset: number }) =>
  chapters[chapter - 1]!.text.slice(offset, offset + 20);

describe('a book with more contents entries than the maximum of chapters', () => {
  it.each([
    ['an EPUB', dictionary],
    ['an FB2', sections],
  ])('opens as %s, neighbouring entries in one chapter and each entry at its words', (_, build) => {
    const count = limits.chapters + 500;
    const bytes = build(count);
    const book = parsePublication(bytes);
    expect(book.chapters.length).toBeLessThanOrEqual(limits.chapters);
    expect(book.contents).toHaveLength(count);
    expect(book.contents.filter((entry) => !textAt(book, entry).startsWith(`${entry.title}\n`))).toEqual([]);
    const text = book.chapters.map((chapter) => chapter.text).join('\n\n');
    expect(text).toBe(
      numbers(count)
        .map((n) => `Word ${n}\n\nWhat it means.`)
        .join('\n\n'),
    );
    expect(firstShown(bytes) ?? book.chapters[0]).toEqual(book.chapters[0]);
  });

  it('omits excess entries, never text', () => {
    const book = parsePublication(sections(limits.contentsEntries + 500));
    expect(book.contents).toHaveLength(limits.contentsEntries);
    expect(book.chapters.at(-1)!.text).toContain(`Word ${limits.contentsEntries + 500}`);
  });
});
