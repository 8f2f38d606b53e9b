/**
 * Contact sheets for review by eye: every setting at every time of day, weathers and seasons, every style on a place, a
 * person and a room, and passages of one's own.
 *
 *   npm run illustrate:sheet -- --out DIR [--passages FILE.jsonl | --motifs]
 *
 * Writes DIR/index.html and one JPEG per picture. Lines of FILE are {"text","type"}; without FILE the labelled chapters
 * of $VIGNETTE_CORPUS/extraction/dev are used where they exist: 24 passages, spread over all of them. With --motifs there
 * is one sheet, of every motif by day and by night.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { drawLayer, HEIGHT, WIDTH } from '#shared/illustration/drawing/layer.ts';
import { placed, rectangle } from '#shared/illustration/drawing/path.ts';
import { seeded } from '#shared/illustration/drawing/seeded.ts';
import { MOTIFS, type Motif } from '#shared/illustration/motifs/library.ts';
import { encodePixels } from '#server/files/vendor-sharp.ts';
import { paint, paintScene } from '#server/illustration/paint.ts';
import { readScene } from '#server/illustration/read-scene.ts';
import { SEASONS, SETTINGS, STYLES, TIMES, WEATHERS } from '#server/illustration/scene-spec.ts';
import type { PaintInput } from '#server/illustration/types.ts';

const PASSAGES = 24;

const { values } = parseArgs({
  options: { out: { type: 'string' }, passages: { type: 'string' }, motifs: { type: 'boolean' } },
});
if (!values.out) {
  process.stderr.write('Say where the sheets go: --out DIR\n');
  process.exit(2);
}
const out = values.out;
await mkdir(out, { recursive: true });
const figures: string[] = [];
if (values.motifs) {
  for (const [name, motif] of MOTIFS) await add(name, await drawMotif(name, motif));
  await writeFile(path.join(out, 'index.html'), page());
  process.exit(0);
}

const input = (text: string, type: PaintInput['type'] = 'location'): PaintInput => ({
  text,
  type,
  language: null,
  stylePrompt: null,
  entity: null,
  place: null,
  bookId: 'sheet',
  seedSalt: text.slice(0, 40),
  take: 0,
});

const plain = readScene(input('A quiet place.')).scene;
const person = readScene(
  input('An old man with a white beard in a green coat and a red scarf.', 'character'),
).scene;
for (const setting of SETTINGS) {
  for (const time of TIMES)
    await add(`${setting}, ${time}`, (await paintScene({ ...plain, setting, time })).jpeg);
}
for (const weather of WEATHERS) {
  const season = weather === 'snow' ? 'winter' : 'summer';
  await add(
    `hills, ${weather}`,
    (await paintScene({ ...plain, setting: 'hills', time: 'day', season, weather })).jpeg,
  );
}
for (const season of SEASONS) {
  for (const setting of ['forest', 'village'] as const)
    await add(`${setting}, ${season}`, (await paintScene({ ...plain, setting, time: 'day', season })).jpeg);
}
for (const style of STYLES) {
  const harbour = { ...plain, setting: 'harbour', time: 'sunset', style } as const;
  await add(`${style}, harbour`, (await paintScene(harbour)).jpeg);
  await add(`${style}, person`, (await paintScene({ ...person, style })).jpeg);
  await add(`${style}, room`, (await paintScene({ ...plain, setting: 'parlour', time: 'dusk', style })).jpeg);
}
for (const { text, type } of passages()) await add(text, (await paint(input(text, type))).jpeg);
await writeFile(path.join(out, 'index.html'), page());

async function add(words: string, jpeg: Uint8Array): Promise<void> {
  const file = `${String(figures.length).padStart(3, '0')}.jpg`;
  await writeFile(path.join(out, file), jpeg);
  figures.push(
    `<figure><img src="${file}" loading="lazy" alt=""><figcaption>${escapeHtml(words)}</figcaption></figure>`,
  );
}

/** By day on the left, lit on the right. */
async function drawMotif(name: string, { draw, height }: Motif): Promise<Uint8Array> {
  const colours = { ink: '#1a1620', fold: '#8f8578', light: '#ffd27a', white: '#d8cdb8' };
  const shapes = [false, true].flatMap((isLit, i) => {
    const parts = draw(seeded(name), { isLit });
    const width = Math.max(
      ...parts.flatMap((part) =>
        part.path
          .flat()
          .filter((_, k) => k % 2 === 0)
          .map(Math.abs),
      ),
    );
    const scale = Math.min(620 / height, 230 / width);
    return parts.map((part) => ({
      path: placed(part.path, { x: 256 + 512 * i, y: 700, scale }),
      colour: colours[part.material as keyof typeof colours] ?? colours.ink,
    }));
  });
  const paper = { path: [rectangle(-1, -1, WIDTH + 2, HEIGHT + 2)], colour: '#e9dcc0' };
  return encodePixels(new Uint8Array(drawLayer([paper, ...shapes]).pixels.buffer), {
    width: WIDTH,
    height: HEIGHT,
    quality: 80,
  });
}

function passages(): { text: string; type: PaintInput['type'] }[] {
  if (values.passages) {
    const lines = readFileSync(values.passages, 'utf8').split('\n');
    return lines
      .filter((line) => line.trim())
      .map((line) => JSON.parse(line) as { text: string; type: PaintInput['type'] });
  }
  const folder = path.join(process.env.VIGNETTE_CORPUS ?? '../shared', 'extraction/dev');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const found = files.map((file) => {
    const chapter = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as LabelledChapter;
    return chapter.passages.map(({ start, end, type }) => ({ text: chapter.text.slice(start, end), type }));
  });
  // One of each chapter in turn, from all over it.
  const rounds = Array.from({ length: PASSAGES }, (_, i) =>
    found.flatMap((list) => list[Math.floor((i * list.length) / 3 + i / 3)] ?? []),
  );
  return rounds.flat().slice(0, PASSAGES);
}

interface LabelledChapter {
  text: string;
  passages: { start: number; end: number; type: PaintInput['type'] }[];
}

function page(): string {
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font:14px serif;display:grid;grid-template-columns:repeat(auto-fill,minmax(320px,1fr));gap:16px}img{width:100%}</style>
${figures.join('\n')}\n`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
