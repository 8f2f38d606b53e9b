/**
 * Contact sheets for review by eye: every place at every time of day, weathers and seasons, every style on a place, a
 * person and a room, and passages of one's own.
 *
 *   npm run illustrate:sheet -- --out DIR [--passages FILE.jsonl | --motifs [--only NAME,NAME] | --styles]
 *
 * Writes DIR/index.html and one JPEG per picture. Lines of FILE are {"text","type"}; without FILE the labelled chapters
 * of $VIGNETTE_CORPUS/extraction/dev are used where they exist: 24 passages, spread over all of them. With --motifs there
 * is one sheet, of every motif or those named, by day and by night. With --styles DIR/style-samples.jpg is written: the small
 * samples from which readers choose.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { drawLayer, HEIGHT, WIDTH } from '#shared/illustration/drawing/layer.ts';
import { placed, rectangle } from '#shared/illustration/drawing/path.ts';
import { seeded } from '#shared/illustration/drawing/seeded.ts';
import { ALL_MOTIFS } from '#shared/illustration/motifs/all-motifs.ts';
import type { Material, Motif } from '#shared/illustration/motifs/motif.ts';
import { encodePixels } from '#server/files/vendor-sharp.ts';
import { SETTINGS } from '#shared/illustration/setting.ts';
import { TIMES, type Time } from '#shared/illustration/scene.ts';
import { STYLES } from '#shared/illustration/style/styles.ts';
import { paint } from '#server/illustration/paint.ts';
import { illustrate } from '#shared/illustration/illustrate.ts';
import type { PaintInput } from '#server/illustration/painter.ts';

const PASSAGES = 24;
/** A square of this many pixels a side becomes one pixel of the sample. */
const SAMPLE_STEP = 4;
const SAMPLE =
  'At sunset a cottage stood by the lake, and a woman in a red dress walked on the road under an oak.';

const SHEET_COLOURS: Readonly<Record<Material, string>> = {
  ink: '#1a1620',
  fold: '#968a7a',
  light: '#ffcd69',
  white: '#faf4e6',
  accent: '#963228',
  dress: '#5a5468',
  skin: '#debea0',
  hair: '#463228',
  beard: '#463228',
  grey: '#b9b2a4',
  brow: '#463228',
  linen: '#f3ead6',
  hat: '#282230',
  shade: '#b8927c',
  lock: '#6f5a4a',
  depth: '#0e0c12',
  lining: '#8a7a60',
  fur: '#5a4636',
  gold: '#c9a050',
  iris: '#2a201c',
  lash: '#1c1412',
  boot: '#1a1414',
  trousers: '#1f1b20',
  leaf: '#3f5236',
  side: '#5a5348',
  roof: '#463f3a',
  lip: '#a8645a',
  blush: '#d49a80',
  eye: '#f6f0e2',
};

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    passages: { type: 'string' },
    motifs: { type: 'boolean' },
    styles: { type: 'boolean' },
    only: { type: 'string' },
  },
});
if (!values.out) {
  process.stderr.write('Missing --out DIR.\n');
  process.exit(2);
}
const out = values.out;
await mkdir(out, { recursive: true });
const figures: string[] = [];
if (values.motifs) {
  const wanted = values.only?.split(',') ?? [...ALL_MOTIFS.keys()];
  for (const [name, motif] of ALL_MOTIFS)
    if (wanted.includes(name)) await add(name, await drawMotif(name, motif));
  await writeFile(path.join(out, 'index.html'), page());
  process.exit(0);
}

const input = (
  text: string,
  stylePrompt: string | null = null,
  type: PaintInput['type'] = 'location',
): PaintInput => ({
  text,
  type,
  language: null,
  stylePrompt,
  entity: null,
  location: null,
  context: '',
  bookId: 'sheet',
  seedSalt: text.slice(0, 40),
  take: 0,
});

if (values.styles) {
  await writeFile(path.join(out, 'style-samples.jpg'), await drawStyleSamples());
  process.exit(0);
}

const AT: Readonly<Record<Time, string>> = {
  dawn: 'at dawn',
  day: 'at noon',
  sunset: 'at sunset',
  dusk: 'at dusk',
  night: 'at night',
};
for (const place of SETTINGS) {
  for (const time of TIMES) {
    const text = `Somebody stood in the ${place} ${AT[time]}.`;
    await add(`${place}, ${time}`, (await paint(input(text))).jpeg);
  }
}
for (const weather of [
  'in fog',
  'in rain',
  'in a snowstorm',
  'in a thunderstorm',
  'under clouds',
  'in winter',
  'in autumn',
])
  await add(`hills ${weather}`, (await paint(input(`A church stood on the hill ${weather}.`))).jpeg);
for (const style of STYLES) {
  await add(`${style}, harbour`, (await paint(input('Ships lay in the harbour at sunset.', style))).jpeg);
  await add(
    `${style}, person`,
    (await paint(input('An old man with a white beard in a green coat.', style, 'character'))).jpeg,
  );
  await add(`${style}, room`, (await paint(input('A parlour at dusk; a lamp on the table.', style))).jpeg);
}
for (const { text, type } of passages()) await add(text, (await paint(input(text, null, type))).jpeg);
await writeFile(path.join(out, 'index.html'), page());

async function add(words: string, jpeg: Uint8Array): Promise<void> {
  const file = `${String(figures.length).padStart(3, '0')}.jpg`;
  await writeFile(path.join(out, file), jpeg);
  figures.push(
    `<figure><img src="${file}" loading="lazy" alt=""><figcaption>${escapeHtml(words)}</figcaption></figure>`,
  );
}

/** One passage in every style, side by side in the order of {@link STYLES}, each a quarter as wide as a picture. */
async function drawStyleSamples(): Promise<Uint8Array> {
  const [width, height] = [WIDTH / SAMPLE_STEP, HEIGHT / SAMPLE_STEP];
  const strip = new Uint8Array(width * STYLES.length * height * 3);
  for (const [i, style] of STYLES.entries()) {
    const { rgb } = illustrate({ ...input(SAMPLE, style), seed: 'sample' });
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        for (let channel = 0; channel < 3; channel++)
          strip[(y * width * STYLES.length + i * width + x) * 3 + channel] = meanOf(rgb, x, y, channel);
  }
  return encodePixels(strip, { width: width * STYLES.length, height, quality: 66 });
}

/** The mean of the pixels of a picture that become one pixel of its sample. */
function meanOf(rgb: Uint8Array, x: number, y: number, channel: number): number {
  let sum = 0;
  for (let v = 0; v < SAMPLE_STEP; v++)
    for (let u = 0; u < SAMPLE_STEP; u++)
      sum += rgb[((y * SAMPLE_STEP + v) * WIDTH + x * SAMPLE_STEP + u) * 3 + channel]!;
  return Math.round(sum / SAMPLE_STEP ** 2);
}

/** By day on the left, lit on the right. */
async function drawMotif(name: string, { draw, height, width }: Motif): Promise<Uint8Array> {
  const scale = Math.min(620 / height, 470 / width);
  const shapes = [false, true].flatMap((isLit, i) => {
    const parts = draw(seeded(name), { isLit });
    const xs = parts.flatMap(({ path }) => path.flat().filter((_, k) => k % 2 === 0));
    const middle = (xs.reduce((a, b) => Math.min(a, b)) + xs.reduce((a, b) => Math.max(a, b))) / 2;
    return parts.map((part) => ({
      path: placed(part.path, { x: 256 + 512 * i - middle * scale, y: 700, scale }),
      colour: SHEET_COLOURS[part.material],
    }));
  });
  const paper = { path: [rectangle(-1, -1, WIDTH + 2, HEIGHT + 2)], colour: '#e9dcc0' };
  const { pixels } = drawLayer([paper, ...shapes]);
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) rgb.set(pixels.subarray(i * 4, i * 4 + 3), i * 3);
  return encodePixels(rgb, { width: WIDTH, height: HEIGHT, quality: 80 });
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
