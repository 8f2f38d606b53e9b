import { nodeCodec } from '#server/files/node-codec.ts';
import { makeResolver } from '#shared/publication/epub/resolve-href.ts';
import { readPackage } from '#shared/publication/epub/package-document.ts';
import { openArchive } from '#shared/publication/zip/archive.ts';
import { inflateRawSync } from 'node:zlib';

/** The work that no reader can avoid. */
export interface Limit {
  /** Inflate every document, decode it, read each character once. */
  full: () => number;
  /** The same for the files that opening needs; null if a format has no way to open without reading all. */
  open: (() => number) | null;
}

export function epubLimit(bytes: Uint8Array): Limit {
  const archive = openArchive(bytes, nodeCodec);
  const book = readPackage(archive, makeResolver(archive));
  const items = [...book.items.values()];
  const contents = items.filter(
    ({ properties, mediaType }) => properties.includes('nav') || mediaType === 'application/x-dtbncx+xml',
  );
  const cover = items.find(({ properties }) => properties.includes('cover-image'));
  const spine = [...new Set(book.spine.map(({ item }) => item.path))];
  const scanAll = (paths: string[]) => {
    const fresh = openArchive(bytes, { inflate: (packed) => inflateRawSync(packed), crc32: nodeCodec.crc32 });
    return paths.reduce((sum, path) => sum + scan(fresh.read(path)!), 0);
  };
  return {
    full: () => scanAll(spine),
    open: () => {
      const fresh = openArchive(bytes, nodeCodec);
      const read = ['META-INF/container.xml', book.path, ...contents.slice(0, 1).map(({ path }) => path)];
      if (cover !== undefined) fresh.read(cover.path);
      return read.reduce((sum, path) => sum + scan(fresh.read(path)!), 0);
    },
  };
}

export const fb2Limit = (bytes: Uint8Array): Limit => ({ full: () => scan(bytes), open: null });

/** Words outside tags. */
function scan(bytes: Uint8Array): number {
  const text = new TextDecoder().decode(bytes);
  let words = 0;
  let inTag = false;
  let inWord = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x3c) inTag = true;
    else if (code === 0x3e) inTag = inWord = false;
    else if (code <= 0x20) inWord = false;
    else if (!inTag && !inWord) {
      inWord = true;
      words++;
    }
  }
  return words;
}
