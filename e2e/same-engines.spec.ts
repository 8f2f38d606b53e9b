import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { extractBook } from '#server/extraction/embedded-engine.ts';
import { nodeCodec } from '#server/files/node-codec.ts';
import type { BookDescription } from '#shared/testing/book-description.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { buildFb2 } from '#shared/testing/build-fb2.ts';
import { isLong } from '#shared/testing/test-length.ts';
import { illustrate, type IllustrationInput } from '#shared/illustration/illustrate.ts';
import { STYLE_BY_NAME } from '#shared/illustration/style/styles.ts';
import { narratedText } from '#shared/publication/layout/narrated-text.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { houseByTheRiver } from '../src/app/samples/house-by-the-river.ts';
import { lamplightersWinter } from '../src/app/samples/lamplighters-winter.ts';
import { rows } from './support/local-data.ts';
import { corpus, expect, test, upload, withoutServiceWorker } from './support/test.ts';

/** The engines built for browsers find and paint the same as the server's, in Chromium and in Node. */

const labelled = path.join(corpus, '../extraction/dev');

interface Text {
  lang: string;
  title: string;
  text: string;
}

/** In the long form every labelled text that this machine has. */
function stories(): BookDescription[] {
  const own = [lamplightersWinter, houseByTheRiver];
  if (!isLong || !existsSync(labelled)) return own;
  const texts = readdirSync(labelled)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(labelled, name), 'utf8')) as Text);
  return texts.map(({ lang, title, text }) => ({
    ...{ title, language: lang },
    chapters: [{ title, paragraphs: text.split(/\n{2,}/) }],
  }));
}

/** English as EPUB, Russian as FB2. */
const files = stories().map((story, i) => {
  const isEpub = story.language !== 'ru';
  return {
    name: `story-${i}.${isEpub ? 'epub' : 'fb2'}`,
    buffer: Buffer.from(isEpub ? buildEpub(story) : buildFb2(story)),
  };
});

/** What the server would find in a file. */
function found({ name, buffer }: (typeof files)[number]) {
  const format = name.endsWith('.epub') ? 'epub' : 'fb2';
  const { metadata, chapters } = parsePublication(new Uint8Array(buffer), { ...nodeCodec, format });
  const texts = chapters.map(({ number, html, text }) => ({ number, text: narratedText(html, text) }));
  const extraction = extractBook({ language: metadata.language, chapters: texts });
  const passages = extraction.chapters.flatMap(({ passages: all }, i) =>
    all.map(({ start, end, type, entity, priorityScore }) => ({
      ...{ chapter: chapters[i]!.number, start, end, type, entity, priorityScore },
      content: chapters[i]!.text.slice(start, end),
    })),
  );
  return { title: metadata.title, language: metadata.language, passages };
}

test.use(withoutServiceWorker);

test('the same passages are found in the browser and by the server', async ({ page }) => {
  test.setTimeout(isLong ? 600_000 : 120_000);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Read without an account' }).click();
  await page.waitForURL('**/library');
  await upload(page, files);
  const { state } = JSON.parse((await page.evaluate(() => localStorage.getItem('auth-store')))!) as {
    state: { user: { id: string } };
  };
  const table = <T>(name: string) => rows<T>(page, state.user.id, name);
  const searched = async () =>
    (await table<{ key: string }>('meta')).filter(({ key }) => key.startsWith('searched:')).length;
  await expect.poll(searched, { timeout: isLong ? 540_000 : 100_000, intervals: [1_000] }).toBe(files.length);
  const books = await table<{ bookId: string; title: string }>('publications');
  const here = await table<DescriptionRow>('descriptions');
  for (const file of files) {
    const there = found(file);
    const { bookId } = books.find(({ title }) => title === there.title)!;
    const own = here
      .filter((row) => row.bookId === bookId)
      .sort((a, b) => a.chapter_number - b.chapter_number || a.start - b.start)
      .map(
        ({ chapter_number: chapter, start, end, type, entity, priority_score: priorityScore, content }) => ({
          ...{ chapter, start, end, type, entity, priorityScore, content },
        }),
      );
    expect(own.length).toBeGreaterThan(0);
    expect(own, there.title).toEqual(there.passages);
  }
});

/** Passages in every style, and in several takes. */
function scenes(count: number): IllustrationInput[] {
  const styles = [null, ...Object.keys(STYLE_BY_NAME)];
  const all = files
    .map(found)
    .flatMap(({ title, language, passages }) =>
      passages.map(({ content, type, entity }) => ({ title, language, content, type, entity })),
    );
  return Array.from({ length: count }, (_, i) => {
    const { title, language, content, type } = all[(i * 7) % all.length]!;
    return {
      ...{ text: content, type, bookId: title, language: language === 'ru' ? 'ru' : 'en' },
      ...{ entity: null, location: null, context: '' },
      ...{ stylePrompt: styles[i % styles.length]!, seed: `scene ${i}`, take: i % 3 },
    };
  });
}

test('a scene has the same pixels in the browser and on the server', async ({ page }) => {
  test.setTimeout(isLong ? 900_000 : 120_000);
  // Not the app's own page, whose policy doesn't allow other workers.
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/empty');
  const inputs = scenes(isLong ? 100 : 8);
  const [worker] = readdirSync('dist/app/assets').filter((name) => /^painter\.worker-.*\.js$/.test(name));
  const painted = await pixelsPainted(page, `/assets/${worker}`, inputs);
  const digest = (rgb: Uint8Array) => createHash('sha256').update(rgb).digest('hex');
  for (const [i, input] of inputs.entries()) {
    const { stylePrompt, take, text } = input;
    const name = `${stylePrompt}, take ${take}: ${text.slice(0, 40)}`;
    expect(painted[i], name).toBe(digest(illustrate(input).rgb));
  }
});

/** Digests of the pixels, three bytes each, that the built worker hands to the browser's encoder. */
function pixelsPainted(page: Page, address: string, inputs: IllustrationInput[]): Promise<string[]> {
  return page.evaluate(
    async ([url, all]) => {
      const watch = `
        const { prototype } = OffscreenCanvasRenderingContext2D;
        const put = prototype.putImageData;
        prototype.putImageData = function (image, ...place) {
          postMessage({ pixels: image.data.slice() });
          return put.call(this, image, ...place);
        };
        await import(${JSON.stringify(new URL(url, location.href).href)});
        postMessage({ isReady: true });`;
      const script = URL.createObjectURL(new Blob([watch], { type: 'text/javascript' }));
      const worker = new Worker(script, { type: 'module' });
      const next = <T>(name: string) =>
        new Promise<T>((resolve, reject) => {
          const onMessage = ({ data }: MessageEvent<Record<string, T>>) => {
            if (!(name in data)) return;
            worker.removeEventListener('message', onMessage);
            resolve(data[name]!);
          };
          worker.addEventListener('message', onMessage);
          worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
        });
      await next('isReady');
      const digests: string[] = [];
      for (const [id, value] of all.entries()) {
        const pixels = next<Uint8ClampedArray>('pixels');
        const done = next('id');
        // As Comlink calls it.
        worker.postMessage({ id, type: 'APPLY', path: ['paint'], argumentList: [{ type: 'RAW', value }] });
        const rgba = await pixels;
        await done;
        const rgb = rgba.filter((_, i) => i % 4 < 3);
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', rgb));
        digests.push([...hash].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
      }
      worker.terminate();
      return digests;
    },
    [address, inputs] as const,
  );
}
