import type { Publication, ReadOptions } from '../publication/publication.ts';
import { castUpTo } from '../reading/cast/cast-up-to.ts';
import { isFrontOrBackMatter } from '../reading/cast/is-front-or-back-matter.ts';
import { endOfAlias } from '../reading/cast/known-facts.ts';
import { endsBy } from '../reading/progress/read-up-to.ts';
import { mayShow } from '../reading/spoilers/may-show.ts';
import { WHOLE_BOOK } from './book/book-cut.ts';
import { cutBook } from './book/cut-book.ts';
import type { EditionBook } from './book/edition-book.ts';
import { openEditionBook } from './book/edition-book.ts';
import { reachableFiles } from './book/reachable-files.ts';
import { addedFiles } from './added-files.ts';
import type { EditionRequest } from './edition-request.ts';
import { editionFiles } from './edition-files.ts';
import { editionIdentifier } from './package/edition-identifier.ts';
import { editionWords } from './pages/edition-words.ts';
import { placeHeadPieces } from './text/place-head-pieces.ts';
import { placePictures } from './text/place-pictures.ts';
import { joinBytes } from './join-bytes.ts';
import { packZip } from './write-zip.ts';

export interface EditionStep {
  /** Files packed so far, of all; the directory after them counts as one. */
  done: number;
  total: number;
  /** The next bytes of the edition's file. */
  pieces: readonly Uint8Array[];
}

/** Makes an edition at once; see `makeEditionInSteps`. */
export const makeEdition = (
  bytes: Uint8Array,
  publication: Publication,
  request: EditionRequest,
  options: ReadOptions = {},
): Uint8Array<ArrayBuffer> =>
  joinBytes([...makeEditionInSteps(bytes, publication, request, options)].flatMap(({ pieces }) => pieces));

/**
 * Makes an EPUB 3 of a book with pictures in its text: everything of the original, and nothing of it from beyond
 * `request.until`. In steps, so that the caller can show progress, stop, and store what is done already. Throws
 * PublicationError.
 *
 * @param bytes an EPUB 2 or 3, or an FB2
 * @param publication what this version of the parser made of them
 */
export function* makeEditionInSteps(
  bytes: Uint8Array,
  publication: Publication,
  request: EditionRequest,
  options: ReadOptions = {},
): Generator<EditionStep, void, undefined> {
  const book = openEditionBook(bytes, publication, options);
  const cut = request.until === null ? WHOLE_BOOK : cutBook(book, request.until);
  const kept = request.until === null ? null : reachableFiles(book, cut);
  const known = withoutLaterFacts(request);
  const folder = freeFolder(book);
  const words = editionWords(publication.metadata.language);
  // Before the pictures: the paragraph that a chapter begins with may have one.
  const headPieces = placeHeadPieces(book, cut, request.headPieces ?? [], folder);
  const pictures = placePictures(book, cut, known.pictures, folder);
  const added = addedFiles({
    book,
    publication,
    request: known,
    pictures,
    headPieces,
    words,
    folder,
    cast: castOf(known, book),
  });
  const files = editionFiles({
    ...{ book, cut, added, words, pictures },
    keepsFile: (path) => kept?.has(path) ?? true,
    identifier: editionIdentifier(`${book.package.identifier} ${publication.metadata.title}`, known),
    modified: request.madeAt,
    prefix: folder.slice(folder.lastIndexOf('/') + 1),
    format: publication.format,
  });
  let done = 0;
  for (const pieces of packZip(files)) yield { done: ++done, total: files.length + 1, pieces };
}

/** Leaves out pictures and facts from beyond the place where the edition ends. */
function withoutLaterFacts(request: EditionRequest): EditionRequest {
  const { until } = request;
  if (until === null) return request;
  const isWithin = (passage: { chapter: number; end: number }) => endsBy(passage, until);
  const cast = request.cast.map((member) => ({
    ...member,
    aliases: member.aliases.filter((alias) => mayShow(endOfAlias(alias), until)),
    // An attribute's place is where its words end.
    attributes: member.attributes.filter((attribute) => mayShow(attribute, until)),
  }));
  return { ...request, cast, pictures: request.pictures.filter(isWithin) };
}

const castOf = ({ cast, until }: EditionRequest, { chapters }: EditionBook) =>
  castUpTo(
    cast,
    until ?? { chapter: chapters.length + 1, offset: 0 },
    (chapter) => !isFrontOrBackMatter(chapters[chapter - 1]?.title ?? ''),
  );

/** A folder beside the package document that doesn't exist in the book, which may itself be an edition. */
function freeFolder({ archive, package: { path } }: EditionBook): string {
  const base = path.slice(0, path.lastIndexOf('/') + 1);
  const names = [...archive.names()];
  for (let number = 1; ; number++) {
    const folder = `${base}vignette${number === 1 ? '' : `-${number}`}`;
    if (!names.some((name) => name.startsWith(`${folder}/`))) return folder;
  }
}
