import { describe, expect, it } from 'vitest';
import { zip } from '../../testing/build-epub.ts';
import { PublicationError } from '../publication-error.ts';
import { openArchive } from './archive.ts';
import { crc32 } from './crc32.ts';

const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);
const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error: unknown) {
    if (error instanceof PublicationError) return error.code;
    throw error;
  }
  return 'none';
};
const long = 'The same words again and again. '.repeat(20_000);

/** Changes a field of the central directory's first record. */
function patch(bytes: Uint8Array, offset: number, value: number): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  const directory = view.getUint32(copy.length - 6, true);
  view.setUint32(directory + offset, value, true);
  return copy;
}

describe('an archive', () => {
  it('reads stored and deflated entries unchanged', () => {
    const archive = openArchive(zip({ mimetype: 'application/epub+zip', 'a/b.txt': long, 'empty.txt': '' }));
    expect(text(archive.read('mimetype'))).toBe('application/epub+zip');
    expect(text(archive.read('a/b.txt'))).toBe(long);
    expect(text(archive.read('empty.txt'))).toBe('');
    expect(archive.read('none')).toBeNull();
  });

  it('leaves out invalid names', () => {
    const archive = openArchive(
      zip({ '../up': 'x', '/root': 'x', 'C:/x': 'x', 'a/../b': 'x', 'a\\b': 'x', good: 'x' }),
    );
    expect([...archive.names()]).toEqual(['a/b', 'good']);
  });

  it.each([
    ['a wrong checksum', 16, 0xdeadbeef, 'BAD_ARCHIVE'],
    ['a size smaller than the truth', 24, 10, 'BAD_ARCHIVE'],
    ['a size of gigabytes', 24, 0xfffffff0, 'BOOK_TOO_COMPLEX'],
    ['a place beyond the end', 42, 0x00ffffff, 'BAD_ARCHIVE'],
  ])('is refused for %s', (_, offset, value, code) => {
    const damaged = patch(zip({ 'a.txt': long }), offset, value);
    expect(codeOf(() => openArchive(damaged).read('a.txt'))).toBe(code);
  });

  it('is refused when cut short anywhere', () => {
    const whole = zip({ 'a.txt': long });
    for (const length of [4, 40, whole.length - 22, whole.length - 1]) {
      expect(codeOf(() => openArchive(whole.subarray(0, length)))).toBe('BAD_ARCHIVE');
    }
  });

  it('reports an encrypted entry as protected', () => {
    const bytes = zip({ 'a.txt': long });
    const view = new DataView(bytes.buffer);
    view.setUint16(view.getUint32(bytes.length - 6, true) + 8, 1, true);
    expect(codeOf(() => openArchive(bytes).read('a.txt'))).toBe('PROTECTED');
  });

  it('computes the standard’s example checksum', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });
});
