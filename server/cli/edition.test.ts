import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { jpegSize } from '../testing/jpeg-size.ts';
import { openArchive } from '#shared/publication/zip/archive.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { buildFb2 } from '#shared/testing/build-fb2.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';

const harbour =
  'The harbour lay grey under low clouds, and three black ships stood at anchor before the white lighthouse on the rock. Beyond the mole a row of narrow houses with red roofs climbed the green hill to the old church.';
const study =
  'The study was a long, low room with a wide oak desk beneath the window, and tall shelves of brown books stood along the walls. A lamp with a green shade burned on the desk beside a brass globe.';
const talk = 'He said nothing for a while. Then he asked her whether she had heard, and she had not.';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edition-'));
  const chapters = [harbour, study].map((text, i) => ({
    title: `Chapter ${i + 1}`,
    paragraphs: [talk, text, talk],
  }));
  await writeFile(path.join(folder, 'book.epub'), buildEpub({ title: 'The Rock', chapters }));
});

function run(name: string, ...args: string[]) {
  const script = fileURLToPath(new URL('./edition.ts', import.meta.url));
  const book = path.join(folder, name);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, book, ...args], {
    encoding: 'utf8',
  });
  return { status, stderr, line: () => JSON.parse(stdout) as Record<string, unknown> };
}

test('a file becomes an edition with a painted cover and a picture of the best passage of each chapter', async () => {
  const out = path.join(folder, 'all.epub');
  const { status, stderr, line } = run('book.epub', '--out', out, '--all');
  expect(status).toBe(0);
  expect(line()).toMatchObject({ out, title: 'The Rock', chapters: 2, pictures: 2 });
  expect(stderr).toContain('2 pictures painted');
  const { chapters, resources, cover } = parsePublication(await readFile(out));
  expect(jpegSize(cover!.bytes)).toEqual([600, 900]);
  expect(chapters.map(({ title }) => title)).toEqual([
    'Frontispiece',
    'Chapter 1',
    'Chapter 2',
    'Illustrations',
    'About this edition',
  ]);
  expect(resources).toHaveLength(2);
  expect(chapters[1]!.html).toMatch(
    /old church\.<\/p><figure.*<img data-resource="[^"]*001\.jpg" alt="Illustration: [^"]*lighthouse/,
  );
}, 60_000);

test('a book without a title is named after its file, and has a cover', async () => {
  const untitled = buildFb2({ title: '', chapters: [{ title: 'One', paragraphs: [talk] }] });
  await writeFile(path.join(folder, 'Letters home.fb2'), untitled);
  const out = path.join(folder, 'untitled.epub');
  const { status, line } = run('Letters home.fb2', '--out', out, '--per-chapter', '0');
  expect(status).toBe(0);
  expect(line()).toMatchObject({ title: 'Letters home' });
  expect(parsePublication(await readFile(out)).cover).not.toBeNull();
}, 60_000);

test('an edition up to a place contains nothing from beyond it, in text or pictures', async () => {
  const out = path.join(folder, 'part.epub');
  expect(run('book.epub', '--out', out, '--until', '2:20').line()).toMatchObject({
    chapters: 2,
    pictures: 1,
  });
  const archive = openArchive(await readFile(out));
  const told = new Set(wordsOf(`The Rock Chapter ${harbour} ${talk}`));
  const beyond = wordsOf(study).filter((word) => !told.has(word));
  expect(beyond).toContain('shelves');
  for (const name of archive.names()) {
    const words = new Set(wordsOf(new TextDecoder().decode(archive.read(name) ?? undefined)));
    expect(
      beyond.filter((word) => words.has(word)),
      name,
    ).toEqual([]);
  }
}, 60_000);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
