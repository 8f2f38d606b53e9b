import { PublicationError } from '../publication-error.ts';
import type { OpenedPublication, ReadOptions } from '../publication.ts';
import { runToEnd } from '../run-to-end.ts';
import { openArchive } from '../zip/archive.ts';
import { rootedAtBook } from './rooted-at-book.ts';
import { readContents } from './read-contents.ts';
import { readCover } from './cover.ts';
import { rejectProtected } from './reject-protected.ts';
import { makeResolver } from './resolve-href.ts';
import { readPackage } from './package-document.ts';
import { type OpenEpub, readDocuments } from './read-documents.ts';

/** Opens an EPUB 2 or 3: package and contents are read, cover and documents not yet. Throws PublicationError. */
export function openEpub(bytes: Uint8Array, options: ReadOptions): OpenedPublication {
  const { archive, resolve, book, toc } = openFile(bytes, options);
  const opened = { format: 'epub' as const, metadata: book.metadata };
  const cover = () => readCover(archive, book, resolve);
  const read = (withOpening: boolean) => readDocuments({ archive, resolve, book, toc, options, withOpening });
  return {
    ...opened,
    readCover: cover,
    readChapters: () => ({ ...opened, ...cover(), ...runToEnd(read(false)) }),
    *readSteps() {
      // The cover last: a large one would keep the first chapter waiting.
      const content = yield* read(true);
      return { ...opened, ...cover(), ...content };
    },
  };
}

/** Everything of an EPUB but its cover and its documents. Throws PublicationError. */
export function openFile(bytes: Uint8Array, options: ReadOptions): Omit<OpenEpub, 'withOpening'> {
  const archive = rootedAtBook(openArchive(bytes, options));
  const resolve = makeResolver(archive);
  const book = readPackage(archive, resolve);
  if (book.spine.length === 0 && !options.allowEmpty)
    throw new PublicationError('BAD_PACKAGE', 'The book has no readable chapters.');
  rejectProtected(archive, book, resolve);
  return { archive, resolve, book, toc: readContents(archive, book, resolve), options };
}
