import { describe, expect, it } from 'vitest';
import { zip } from '../../testing/build-epub.ts';
import { buildFb2 } from '../../testing/build-fb2.ts';
import { parsePublication } from '../parse-publication.ts';
import { PublicationError } from '../publication-error.ts';
import { unpackZippedFb2 } from './unpack-zipped-fb2.ts';

const book = buildFb2({
  title: 'Туман',
  chapters: [{ title: 'Один', body: '<p>Над рекой встал туман.</p>' }],
});

function codeOf(archive: Uint8Array): string {
  try {
    unpackZippedFb2(archive);
  } catch (error: unknown) {
    if (error instanceof PublicationError) return error.code;
    throw error;
  }
  return 'none';
}

/** Changes a field of the central directory's first record. */
function patch(archive: Uint8Array, offset: number, value: number): Uint8Array {
  const copy = archive.slice();
  const view = new DataView(copy.buffer);
  view.setUint16(view.getUint32(copy.length - 6, true) + offset, value, true);
  return copy;
}

describe('a zipped FB2', () => {
  it.each([
    ['alone', { 'book.fb2': book }],
    [
      'in a folder, with its description and cover',
      { 'a/b/Книга.FB2': book, 'a/b/book.txt': 'x', 'c.jpg': 'x' },
    ],
    ['as macOS packs it', { 'book.fb2': book, '__MACOSX/._book.fb2': 'x', '._book.fb2': 'x' }],
  ])('is unpacked %s', (_, entries) => {
    const unpacked = unpackZippedFb2(zip(entries));
    expect(unpacked).toEqual(book);
    expect(parsePublication(unpacked!, { format: 'fb2' }).metadata.title).toBe('Туман');
  });

  it.each([
    ['an FB2 as it is', book],
    ['nothing', new Uint8Array(0)],
    ['an EPUB that contains one', zip({ 'META-INF/container.xml': '<container/>', 'book.fb2': book })],
    ['an archive without one', zip({ 'book.txt': 'x' })],
    ['a library of several', zip({ 'a.fb2': book, 'b.fb2': book })],
    ['a ZIP within the ZIP', zip({ 'book.fb2': zip({ 'book.fb2': book }) })],
    ['one whose name climbs out of the archive', zip({ '../book.fb2': book })],
  ])('is not found in %s', (_, bytes) => {
    expect(unpackZippedFb2(bytes)).toBeNull();
  });

  it('is refused if its archive is damaged, protected or a bomb', () => {
    const archive = zip({ 'book.fb2': book });
    expect(codeOf(archive.subarray(0, -1))).toBe('BAD_ARCHIVE');
    expect(codeOf(patch(archive, 16, 0xdead))).toBe('BAD_ARCHIVE');
    expect(codeOf(patch(archive, 8, 1))).toBe('PROTECTED');
    expect(codeOf(patch(archive, 26, 0x7fff))).toBe('BOOK_TOO_COMPLEX');
  });
});
