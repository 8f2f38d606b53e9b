import fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HEIGHT, WIDTH } from '../../illustration/drawing/layer.ts';
import { illustrate, type IllustrationInput } from '../../illustration/illustrate.ts';
import { isLong } from '../../testing/test-length.ts';
import { eInkPicture, toGrey } from './e-ink-picture.ts';
import { greyPng } from './grey-png.ts';
import { DRAWN_BY_RULES, withPictureFacts } from './picture-metadata.ts';

/** As a third-party program reads it: one byte for each pixel, black 0 and white 255. */
async function decoded(png: Uint8Array) {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: [...data] };
}

test('a PNG of four greys is read correctly by other decoders, at every width', async () => {
  const size = fc.integer({ min: 1, max: 21 });
  await fc.assert(
    fc.asyncProperty(size, size, fc.array(fc.nat(3), { minLength: 441 }), async (width, height, greys) => {
      const pixels = Uint8Array.from(greys.slice(0, width * height));
      const read = await decoded(greyPng({ width, height, pixels }));
      expect(read).toEqual({ width, height, pixels: [...pixels].map((grey) => grey * 85) });
    }),
    { numRuns: 40 },
  );
  const header = greyPng({ width: 8, height: 8, pixels: new Uint8Array(64) }).subarray(16, 29);
  expect([...header]).toEqual([0, 0, 0, 8, 0, 0, 0, 8, 2, 0, 0, 0, 0]);
});

test('lines stay sharp, tones become a pattern of the same tone', async () => {
  const [width, height] = [64, 64];
  const tone = { width, height, pixels: new Uint8Array(width * height).fill(120) };
  expect(new Set((await decoded(eInkPicture(tone, 'nearest'))).pixels)).toEqual(new Set([85]));
  const { pixels } = await decoded(eInkPicture(tone, 'pattern'));
  expect(new Set(pixels)).toEqual(new Set([85, 170]));
  const mean = pixels.reduce((sum, grey) => sum + grey, 0) / pixels.length;
  expect(Math.abs(mean - (120 * 255) / 236)).toBeLessThan(2);
  const paper = { width, height, pixels: new Uint8Array(width * height).fill(238) };
  expect(new Set((await decoded(eInkPicture(paper, 'pattern'))).pixels)).toEqual(new Set([255]));
  for (const greys of ['nearest', 'pattern'] as const) {
    const lines = Uint8Array.from({ length: width * height }, (_, i) => (i % 3 === 0 ? 0 : 255));
    expect((await decoded(eInkPicture({ width, height, pixels: lines }, greys))).pixels).toEqual([...lines]);
  }
});

test.each([
  ['nearest', 1024, 768],
  ['pattern', 2048, 768],
] as const)(
  'a picture that does not fit into 60 KB is made smaller until it does: %s',
  async (greys, width, height) => {
    let state = 1;
    const random = () => (state = (state * 48_271) % 0x7fffffff) & 0xff;
    const noise = { width, height, pixels: Uint8Array.from({ length: width * height }, random) };
    const png = eInkPicture(noise, greys);
    expect(png.length).toBeLessThan(60_000);
    expect((await decoded(png)).width).toBeLessThan(width);
  },
);

/** Its header's fields: a PNG of two bits for each pixel, all of them grey. */
function expectFourGreys(png: Uint8Array): void {
  const head = new DataView(png.buffer, png.byteOffset);
  expect([head.getUint8(24), head.getUint8(25)]).toEqual([2, 0]);
  expect(png.length).toBeLessThanOrEqual(60_000);
}

const facts = { ...DRAWN_BY_RULES, description: 'д'.repeat(500) };

function expectInk(text: string, type: IllustrationInput['type'], language: 'en' | 'ru'): void {
  const input = {
    text,
    type,
    language,
    context: '',
    bookId: 'b',
    seed: text,
    take: 0,
    stylePrompt: null,
    entity: null,
    location: null,
  };
  const size = { width: WIDTH, height: HEIGHT, channels: 3 as const };
  const printed = toGrey(illustrate({ ...input, stylePrompt: 'e-ink' }).rgb, size);
  expectFourGreys(withPictureFacts(eInkPicture(printed, 'nearest'), facts));
  // As those of an image model are made.
  const colours = toGrey(illustrate(input).rgb, size);
  expectFourGreys(withPictureFacts(eInkPicture(colours, 'pattern'), facts));
}

test.each([
  ['location', 'en', 'A grey lighthouse stood on black cliffs above the stormy sea, under low clouds.'],
  ['object', 'ru', 'На столе стоял медный самовар, а рядом лежала старая толстая книга в кожаном переплёте.'],
] as const)(
  'a picture of a passage about %s (%s) is in one ink, two bits per pixel, below 60 KB: %s',
  (type, language, text) => expectInk(text, type, language),
);

const SCENES = path.join(process.env.VIGNETTE_CORPUS ?? '../shared', 'illustration/dev.json');

test.runIf(isLong && existsSync(SCENES))(
  'so is one of every scene of the corpus',
  () => {
    const scenes = JSON.parse(readFileSync(SCENES, 'utf8')) as {
      quote: string;
      type: IllustrationInput['type'];
      lang: 'en' | 'ru';
    }[];
    expect(scenes.length).toBeGreaterThan(40);
    for (const { quote, type, lang } of scenes) expectInk(quote, type, lang);
  },
  1_200_000,
);

test('greys weigh colours by luminance', () => {
  const colours = Uint8Array.of(255, 255, 255, 0, 0, 0, 0, 255, 0, 0, 0, 255);
  const { pixels } = toGrey(colours, { width: 4, height: 1, channels: 3 });
  expect([...pixels]).toEqual([255, 0, 150, 29]);
  expect([...toGrey(Uint8Array.of(255, 0, 0, 9), { width: 1, height: 1, channels: 4 }).pixels]).toEqual([76]);
});
