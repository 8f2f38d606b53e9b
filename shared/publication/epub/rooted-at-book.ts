import type { Archive } from '../zip/archive.ts';

/**
 * The archive relative to the book's root. Where the folder of a book was packed, and not what is in it (as systems do
 * that keep an EPUB as a folder), all begins in that folder.
 */
export function rootedAtBook(archive: Archive): Archive {
  if (archive.has(CONTAINER)) return archive;
  const all = [...archive.names()];
  const [found, ...others] = all.filter((name) => ANY_CONTAINER.test(name));
  if (found === undefined || others.length > 0) return archive;
  const folder = found.slice(0, -CONTAINER.length);
  const names = all.filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length));
  const depth = folder.split('/').length - 1;
  return {
    has: (name) => archive.has(folder + name),
    names: () => names,
    *alternativeNames() {
      // The folder's own name may be no Unicode either, and reads in as many ways.
      for (const [meant, name] of archive.alternativeNames())
        if (name.startsWith(folder))
          yield [meant.split('/').slice(depth).join('/'), name.slice(folder.length)] as const;
    },
    size: (name) => archive.size(folder + name),
    read: (name) => archive.read(folder + name),
  };
}

const CONTAINER = 'META-INF/container.xml';
const ANY_CONTAINER = /(^|\/)META-INF\/container\.xml$/i;
