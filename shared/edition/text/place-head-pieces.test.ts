import { describe, expect, it } from 'vitest';
import { openArchive } from '../../publication/zip/archive.ts';
import { parsePublication } from '../../publication/parse-publication.ts';
import { buildEpub } from '../../testing/build-epub.ts';
import { headPieces as headPiecesOf } from '../../illustration/cover/head-pieces.ts';
import { buildFb2 } from '../../testing/build-fb2.ts';
import type { EditionRequest } from '../edition-request.ts';
import { makeEdition } from '../make-edition.ts';

const headPieces = headPiecesOf({ title: 'The Lighthouse', author: 'A. Keeper' }).slice(0, 2);
const chapters = [
  { title: 'Preface', body: '<h2>Preface</h2><p>To the reader.</p>' },
  { title: 'Alpha', body: '<section><h2>Alpha</h2><p>The harbour lay grey.</p></section>' },
  { title: 'Bravo', body: '<p>A lamp burned.</p>' },
  { title: 'Charlie', body: '<ul><li>Nobody came.</li></ul>' },
  { title: 'Delta', body: '<h1>Delta</h1><p>It went out.</p>' },
];
const book = buildEpub({ chapters });

function editionOf(bytes: Uint8Array, request: Partial<EditionRequest> = {}) {
  const publication = parsePublication(bytes);
  const all = { pictures: [], cast: [], until: null, madeAt: new Date(), headPieces, ...request };
  const edition = makeEdition(bytes, publication, all);
  const archive = openArchive(edition);
  return {
    publication,
    read: () => parsePublication(edition),
    textOf: (name: string) => new TextDecoder().decode(archive.read(name) ?? new Uint8Array()),
    names: [...archive.names()],
  };
}

const ORNAMENT =
  /<img class="vignette-head-piece"[^>]*src="\.\.\/vignette\/head-pieces\/(\d)\.svg" alt="" role="presentation"\/>/;

describe('a head-piece', () => {
  const { textOf } = editionOf(book);
  const of = (number: number) => textOf(`OEBPS/text/c${number}.xhtml`);

  it('is in the heading of its chapter, or before its first paragraph', () => {
    expect(of(2)).toMatch(new RegExp(`<section><h2>${ORNAMENT.source}Alpha</h2><p>`));
    expect(of(3)).toMatch(new RegExp(`<div style="[^"]*">${ORNAMENT.source}</div>\\n<p>A lamp`));
  });

  it('is not in a preface, nor in a list', () => {
    for (const number of [1, 4]) expect(of(number)).not.toMatch(ORNAMENT);
  });

  it('alternates with the others', () => {
    expect([2, 3, 5].map((number) => ORNAMENT.exec(of(number))?.[1])).toEqual(['1', '2', '1']);
  });
});

it('chapters with head-pieces read like those without', () => {
  for (const bytes of [
    book,
    buildEpub({ chapters }, { version: 2 }),
    buildFb2({ chapters: [{ title: 'Alpha', body: '<p>Grey.</p>' }] }),
  ]) {
    const { publication, read, names } = editionOf(bytes);
    const { chapters: again } = read();
    publication.chapters.forEach(({ text }, i) => expect(again[i]!.text).toBe(text));
    expect(again.some(({ html }) => html.includes('head-pieces/1.svg'))).toBe(true);
    expect(names.filter((name) => name.endsWith('.svg')).length).toBeGreaterThan(0);
  }
});

it('chapters beyond the reader’s place have none, and unused ornaments are not included', () => {
  const { names } = editionOf(book, { until: { chapter: 2, offset: 8 } });
  expect(names.filter((name) => name.endsWith('.svg'))).toEqual(['OEBPS/vignette/head-pieces/1.svg']);
  expect(editionOf(book, { headPieces: [] }).names.some((name) => name.endsWith('.svg'))).toBe(false);
});
