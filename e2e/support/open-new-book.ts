import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { expect, register, upload } from './test.ts';

export const hall =
  'The hall was long and low, with oak beams blackened by smoke and a stone hearth in which a red fire burned. ' +
  'Tall narrow windows of green glass looked out upon the snow, and along the walls hung faded blue tapestries.';
export const filler =
  'He said that he would think about it, and then he thought about something else until it was late. ';
const titles = ['The Long Hall', 'A Letter from Élise', 'Snow'];

async function greenWindows(): Promise<Buffer> {
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } });
  return Buffer.from(
    buildEpub({
      title: 'The Green Windows',
      authors: ['E. Tester'],
      language: 'en',
      images: [
        { name: 'map.png', mediaType: 'image/png', bytes: new Uint8Array(await picture.png().toBuffer()) },
      ],
      chapters: titles
        .map((title, i) => ({
          title,
          body:
            `<h2>${title}</h2><p>${hall}</p>` +
            '<p>It was <em>late, and <b>nobody</b></em> had come to the <a href="c3.xhtml#deep">ford</a>.</p>' +
            (i === 0 ? '<p><img src="../images/map.png" alt="A map of the valley"/></p>' : ''),
          paragraphs: Array.from({ length: 30 }, (_, n) =>
            i === 2 && n === 14 ? 'Here Élise found the needle.' : `${n + 1}. ${filler.repeat(3)}`,
          ),
        }))
        .map((chapter, i) =>
          i === 2
            ? { ...chapter, body: `${chapter.body}<p id="deep">Deep snow lay on the roofs.</p>` }
            : chapter,
        ),
    }),
  );
}

/** A new reader's only book, open at a chapter. */
export async function openNewBook(page: Page, chapter = 1): Promise<string> {
  await register(page);
  await upload(page, [{ name: 'green-windows.epub', buffer: await greenWindows() }]);
  const link = page.getByRole('link', { name: /The Green Windows/ });
  const book = new URL((await link.getAttribute('href'))!, page.url()).pathname;
  await page.goto(`${book}/chapter/${chapter}`);
  await expect(passage(page)).toBeVisible({ timeout: 30_000 });
  return book;
}

export const content = (page: Page) => page.getByTestId('reader-content');
export const passage = (page: Page) => page.getByRole('button', { name: /The hall was long and low/ });
export const counter = (page: Page) => page.getByRole('banner').getByText(/Page \d+ of \d+/);
export const toolbar = (page: Page) => page.getByRole('toolbar');
export const bars = (page: Page) => page.locator('.reader');
