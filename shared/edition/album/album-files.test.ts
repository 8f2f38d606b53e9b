import { expect, test } from 'vitest';
import { openArchive } from '../../publication/zip/archive.ts';
import { readPictureMaker } from '../pictures/picture-metadata.ts';
import type { EditionPicture } from '../edition-request.ts';
import { zipOf } from '../write-zip.ts';
import { albumFiles } from './album-files.ts';

const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9);
const picture = (chapter: number, end: number, caption: string): EditionPicture => ({
  ...{
    chapter,
    end,
    priority: 50,
    caption,
    alt: `Shown: ${caption}`,
    bytes: jpeg,
    maker: 'algorithm',
    tool: 'Vignette',
  },
});
const request = {
  title: 'Salt & <b>Smoke</b>',
  authors: ['A. Writer'],
  language: 'en',
  pictures: [picture(2, 90, 'A “lamp” & a gull'), picture(2, 40, 'A grey pier'), picture(1, 9, '<script>')],
  titleOf: (chapter: number) => ['The Bay', 'The Pier'][chapter - 1] ?? '',
};

function album(changes: Partial<typeof request> = {}) {
  const archive = openArchive(zipOf(albumFiles({ ...request, ...changes })));
  return {
    names: [...archive.names()],
    archive,
    page: new TextDecoder().decode(archive.read('index.html')),
  };
}

test('an album has each picture as a file, and a page that shows them in the order of the text', () => {
  const { names, page, archive } = album();
  expect(names).toEqual(['index.html', 'pictures/001.jpg', 'pictures/002.jpg', 'pictures/003.jpg']);
  expect(
    [...page.matchAll(/<h2>(.*?)<\/h2>|<figcaption>(.*?)<\/figcaption>/g)].map(([, a, b]) => a ?? b),
  ).toEqual(['The Bay', '&lt;script&gt;', 'The Pier', 'A grey pier', 'A “lamp” &amp; a gull']);
  expect([...page.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual(names.slice(1));
  expect(readPictureMaker(archive.read('pictures/001.jpg')!)).toEqual({
    maker: 'algorithm',
    tool: 'Vignette',
  });
});

test('its page states how the pictures were made, and executes nothing from a book', () => {
  const { page } = album();
  expect(page).toContain('<h1>Salt &amp; &lt;b&gt;Smoke&lt;/b&gt;</h1>');
  expect(page).not.toContain('<script');
  expect(page).toContain('no model was trained for them');
  const imagined = { ...picture(1, 1, 'Fog'), maker: 'image-model' as const };
  expect(album({ pictures: [imagined] }).page).toContain('artificial intelligence');
});
