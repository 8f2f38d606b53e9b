import { expect, test } from 'vitest';
import { buildFb2 } from '../../testing/build-fb2.ts';
import { parsePublication } from '../parse-publication.ts';
import { shortenTitle } from './shorten-title.ts';

const words = 'It was a dark and stormy night, and the rain fell in torrents, ';

test('a title of up to 120 characters stays as it is', () => {
  const title = 'x'.repeat(120);
  expect(shortenTitle(title)).toBe(title);
});

test.each([
  [
    'sentences',
    `The first one ends here, after forty. ${words.repeat(4)}`,
    'The first one ends here, after forty.',
  ],
  [
    'a number and sentences',
    `Ch. 1. The storm begins “at last!” ${words.repeat(4)}`,
    'Ch. 1. The storm begins “at last!”',
  ],
  ['one long sentence', words.repeat(4), `${words}It was a dark and stormy night, and the rain fell in…`],
  ['no spaces', '風'.repeat(300), `${'風'.repeat(119)}…`],
])('a longer one of %s is cut at a natural break', (_, title, short) => {
  expect(shortenTitle(title)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(120);
});

test('a chapter that is all title gets a short title and loses no text', () => {
  const whole = words.repeat(60).trim();
  const { chapters, contents } = parsePublication(
    buildFb2({ title: 'Calibre', chapters: [{ title: whole, paragraphs: ['The end.'] }] }),
  );
  expect(chapters[0]!.title.length).toBeLessThanOrEqual(120);
  expect(contents[0]!.title).toBe(chapters[0]!.title);
  expect(chapters[0]!.text).toContain(whole);
});
