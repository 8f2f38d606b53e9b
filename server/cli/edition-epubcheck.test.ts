import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nodeCodec } from '../files/node-codec.ts';
import type { EditionPicture } from '#shared/edition/edition-request.ts';
import { makeEdition } from '#shared/edition/make-edition.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import type { Publication } from '#shared/publication/publication.ts';
import { onePixelPng } from '#shared/testing/book-description.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { buildFb2 } from '#shared/testing/build-fb2.ts';
import { isLong } from '#shared/testing/test-length.ts';

/** Debian's package puts the program itself there. */
const EPUBCHECK = '/usr/bin/epubcheck';
const canCheck = existsSync(EPUBCHECK) && spawnSync('java', ['-version']).status === 0;
if (!canCheck)
  console.warn('epubcheck is not installed: editions are not checked with it (apt-get install epubcheck).');

/** What an edition cannot help: names of files, and styles that EPUB 3 wants stated otherwise; see docs/decisions/edition.md. */
const ACCEPTED = new Set(['HTM-014a', 'CSS-001']);

/** How often each error and warning is reported. */
function problemsOf(file: string): Map<string, number> {
  const { stdout, stderr } = spawnSync('java', ['-jar', EPUBCHECK, file], {
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  });
  expect(stdout + stderr).toMatch(/Messages:/);
  const problems = new Map<string, number>();
  for (const [, kind] of (stdout + stderr).matchAll(/^(?:ERROR|WARNING|FATAL)\(([\w-]+)\)/gm))
    problems.set(kind!, (problems.get(kind!) ?? 0) + 1);
  return problems;
}

const pictureAt = (publication: Publication, chapter: number, share: number): EditionPicture => {
  const { text } = publication.chapters[chapter - 1]!;
  const end = Math.floor(text.length * share);
  const caption = text.slice(Math.max(0, end - 40), end);
  return {
    chapter,
    end,
    priority: 50,
    caption,
    alt: 'A picture',
    bytes: onePixelPng,
    maker: 'algorithm',
    tool: 'Vignette',
  };
};

/** Whole, and up to the middle of the middle chapter. */
function editionsOf(bytes: Uint8Array): Uint8Array[] {
  const publication = parsePublication(bytes, nodeCodec);
  const { chapters } = publication;
  const pictures = chapters.slice(0, 40).flatMap(({ number }) => [0.3, 0.9].map((share) => pictureAt(publication, number, share))); // prettier-ignore
  const middle = chapters[Math.floor(chapters.length / 2)]!;
  const request = { pictures, cast: [], madeAt: new Date('2026-01-02T03:04:05Z') };
  return [null, { chapter: middle.number, offset: middle.text.length >> 1 }].map((until) =>
    makeEdition(bytes, publication, { ...request, until }, nodeCodec),
  );
}

/** The letters of a whole edition with its figures and its own pages taken out are those of the book. */
function expectSameText(bytes: Uint8Array, edition: Uint8Array): void {
  const before = parsePublication(bytes, nodeCodec);
  const captions = before.chapters.slice(0, 40).flatMap(({ number }) => [0.3, 0.9].map((share) => pictureAt(before, number, share).caption)); // prettier-ignore
  const after = parsePublication(edition, nodeCodec).chapters.map(({ html }) => html.replace(/<figure[^>]*><img data-resource="[^"]*\bvignette\/[^]*?<\/figure>/g, '')); // prettier-ignore
  expect(captions.length).toBeGreaterThan(0);
  const lettersOf = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, '');
  expect(lettersOf(after.join(''))).toContain(lettersOf(before.chapters.map(({ html }) => html).join('')));
}

async function expectNoNewProblem(name: string, bytes: Uint8Array): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'epubcheck-'));
  const check = async (file: string, content: Uint8Array) => {
    await writeFile(path.join(folder, file), content);
    return problemsOf(path.join(folder, file));
  };
  let original: Promise<Map<string, number>> | null = null;
  // The program takes seconds to start: the original is asked about only where its edition has a problem.
  const before = () => (original ??= name.endsWith('.fb2') ? Promise.resolve(new Map<string, number>()) : check('original.epub', bytes)); // prettier-ignore
  const editions = editionsOf(bytes);
  expectSameText(bytes, editions[0]!);
  for (const [i, edition] of editions.entries()) {
    const after = await check(`edition-${i}.epub`, edition);
    for (const kind of ACCEPTED) after.delete(kind);
    for (const [kind, count] of after) {
      const known = (await before()).get(kind) ?? 0;
      expect(`${name} ${kind} ${Math.max(count, known)}`).toBe(`${name} ${kind} ${known}`);
    }
  }
}

const chapters = ['One', 'Two', 'Three'].map((title, i) => ({
  title,
  body: `<h1>${title}</h1><p>The harbour lay <em>grey</em> &amp; still.</p><ul><li>A lamp</li><li>A <a href="c${3 - i}.xhtml">chair</a></li></ul><table><tr><td>Cell</td></tr></table><blockquote><p>Last line.</p></blockquote>`,
}));
const cover = { name: 'cover.png', mediaType: 'image/png', bytes: onePixelPng };
const plain = ['One', 'Two'].map((title) => ({ title, body: '<p>A text.<a l:href="#n1" type="note">1</a></p><poem><stanza><v>A verse</v></stanza></poem>' })); // prettier-ignore
const BOOKS: [string, Uint8Array][] = [
  ['three.epub', buildEpub({ chapters, cover, language: 'en' })],
  ['two.epub', buildEpub({ chapters, cover }, { version: 2 })],
  ['book.fb2', buildFb2({ chapters: plain, cover, language: 'ru' }, { notes: { n1: 'A note.' } })],
];

test.runIf(canCheck).each(BOOKS)('epubcheck finds nothing in an edition of %s that its original has not', expectNoNewProblem, 600_000); // prettier-ignore

const CORPUS = path.join(process.env.VIGNETTE_CORPUS ?? '../shared', 'books');
const canCheckCorpus = canCheck && isLong && existsSync(CORPUS);

test.runIf(canCheckCorpus)(
  'nor in editions of real books',
  async () => {
    const files = (await readdir(CORPUS)).filter((name) => /\.(epub|fb2)$/.test(name));
    const failed: string[] = [];
    for (const name of files) {
      const bytes = await readFile(path.join(CORPUS, name));
      try {
        await expectNoNewProblem(name, bytes);
      } catch (error: unknown) {
        // What is no book has no edition.
        if (!(error instanceof PublicationError)) failed.push(`${name}: ${String(error).split('\n')[0]}`);
      }
    }
    expect(failed).toEqual([]);
  },
  3_600_000,
);
