import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeCodec } from '../../server/files/node-codec.ts';
import { parsePublication } from './parse-publication.ts';
import { PublicationError } from './publication-error.ts';
import type { ContentsEntry, Publication } from './publication.ts';
import { canonicalText } from './layout/chapter-layout.ts';

const books = resolve(process.env.VIGNETTE_CORPUS ?? '../shared', 'books');
const available = existsSync(join(books, 'expected.json'));

interface Expected {
  opens: boolean;
  title: string | null;
  authors: string[];
  language: string | null;
  spine_length: number;
  toc_entries: number;
  cover: { sha256: string } | null;
  docs: { words: number; chars: number; first60: string }[];
}

describe.skipIf(!available)('books from the corpus', () => {
  const expected = available
    ? (JSON.parse(readFileSync(join(books, 'expected.json'), 'utf8')) as Record<string, Expected>)
    : {};

  it(
    'are read like another program reads them, with the same text in their markup and beside it',
    { timeout: 120_000 },
    () => {
      const differing: Record<string, string[]> = {};
      let readable = 0;
      for (const [file, facts] of Object.entries(expected)) {
        const publication = read(readFileSync(join(books, file)));
        if (!facts.opens) continue;
        readable++;
        const differences = publication === null ? ['refused'] : compare(publication, facts);
        if (differences.length > 0) differing[file] = differences;
      }
      expect(readable).toBeGreaterThan(0);
      expect(differing).toEqual({});
    },
  );
});

/** Null for a refusal; anything but a refusal fails the test. */
function read(bytes: Uint8Array): Publication | null {
  try {
    return parsePublication(bytes, { ...nodeCodec, allowEmpty: true });
  } catch (error: unknown) {
    if (error instanceof PublicationError) return null;
    throw error;
  }
}

function compare(publication: Publication, facts: Expected): string[] {
  const { metadata, documents, contents, chapters } = publication;
  const picture = publication.cover?.bytes ?? publication.coverDrawing;
  const found = picture ? createHash('sha256').update(picture).digest('hex') : null;
  const checks: [string, boolean][] = [
    ['title', metadata.title === (facts.title ?? '')],
    ['authors', JSON.stringify(metadata.authors) === JSON.stringify(facts.authors)],
    ['language', metadata.language === facts.language],
    ['documents', documents.length === facts.spine_length],
    ['contents', countEntries(contents) === facts.toc_entries],
    ['cover', found === (facts.cover?.sha256 ?? null)],
    ['characters', facts.docs.every((doc, i) => doc.chars === documents[i]?.chars)],
    [
      'words',
      facts.docs.every((doc, i) => Math.abs(doc.words - (documents[i]?.words ?? 0)) <= doc.words * 0.01),
    ],
    ['text of the markup', chapters.every(({ html, text }) => canonicalText(html) === text)],
    ['first words', facts.docs.every((doc, i) => doc.first60 === documents[i]?.first60)],
  ];
  return checks.filter(([, right]) => !right).map(([name]) => name);
}

const countEntries = (entries: ContentsEntry[]): number =>
  entries.reduce((sum, { children }) => sum + 1 + countEntries(children), 0);
