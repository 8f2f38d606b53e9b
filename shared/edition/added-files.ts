import type { Publication } from '../publication/publication.ts';
import type { KnownMember } from '../reading/cast/cast-up-to.ts';
import { namedChapters } from '../reading/navigation/named-chapters.ts';
import type { EditionBook } from './book/edition-book.ts';
import type { EditionRequest } from './edition-request.ts';
import type { AddedFile } from './package/edit-package.ts';
import { chooseFrontispiece } from './pictures/choose-frontispiece.ts';
import { colophonPage } from './pages/colophon-page.ts';
import type { EditionWords } from './pages/edition-words.ts';
import { htmlPage } from './pages/html-page.ts';
import { illustrationsPage } from './pages/illustrations-page.ts';
import { peoplePage } from './pages/people-page.ts';
import { pictureFile } from './pictures/picture-file.ts';
import type { HeadPiece } from './text/place-head-pieces.ts';
import { relativeHref } from './relative-href.ts';
import { EDITION_STYLE, figureOf, type PlacedPicture } from './text/figure.ts';

export interface AddedFilesInput {
  book: EditionBook;
  publication: Publication;
  request: EditionRequest;
  pictures: readonly PlacedPicture[];
  headPieces: readonly HeadPiece[];
  words: EditionWords;
  /** The folder of the edition's own files in the archive. */
  folder: string;
  cast: readonly KnownMember[];
}

/** A file that the edition adds, and its title where it is a page that the contents list. */
export type EditionFile = AddedFile & { title?: string; type?: string | null };

/** What the edition adds to the book: its pictures, its style sheet, and pages after the text. */
export function addedFiles(input: AddedFilesInput): EditionFile[] {
  const { book, publication, request, pictures, headPieces, words, folder, cast } = input;
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  const encode = (text: string) => new TextEncoder().encode(text);
  const page = (id: string, title: string, body: string): AddedFile => ({
    ...{ id: `${name}-${id}`, path: `${folder}/${id}.xhtml`, mediaType: 'application/xhtml+xml' },
    bytes: encode(htmlPage({ language: words.language, title, body, styles: ['edition.css'] })),
  });
  const backPage = (id: string, title: string, type: string | null, body: string): EditionFile => ({
    ...page(id, title, body),
    ...{ page: 'back', title, type },
  });
  /** Shown before the text, so the contents do not list it. */
  const frontPage = (id: string, title: string, body: string): EditionFile => ({
    ...page(id, title, body),
    page: 'front',
  });
  const coverFile = (bytes: Uint8Array): EditionFile => {
    const { mediaType, ending } = pictureFile(bytes);
    return {
      ...{ id: `${name}-cover`, path: `${folder}/cover.${ending}`, mediaType },
      bytes,
      properties: 'cover-image',
    };
  };
  const list = `${folder}/illustrations.xhtml`;
  const hrefOf = {
    figure: ({ document, id }: PlacedPicture) => relativeHref(list, document ?? list, id),
    file: ({ path }: PlacedPicture) => relativeHref(list, path),
  };
  const chapters = namedChapters({ ...publication, title: publication.metadata.title });
  const titleOf = (chapter: number) => chapters[chapter - 1]?.title ?? '';
  const frontispiece = chooseFrontispiece(pictures, book);
  const { metadata, cover, coverDrawing } = publication;
  const hasCover = cover !== null || coverDrawing !== null;
  const given = hasCover && request.cover?.isChosen !== true ? null : (request.cover ?? null);
  return [
    {
      id: `${name}-style`,
      path: `${folder}/edition.css`,
      mediaType: 'text/css',
      bytes: encode(EDITION_STYLE),
    },
    ...(given === null ? [] : [coverFile(given.bytes)]),
    ...headPieces.map(({ path, svg }, i) => ({
      id: `${name}-head-piece-${i + 1}`,
      path,
      mediaType: 'image/svg+xml',
      bytes: encode(svg),
    })),
    ...pictures.map(({ id, path, mediaType, bytes, number }) => ({
      ...{ id: `${id}-file`, path, mediaType, bytes },
      ...(number === 1 && !hasCover && given === null ? { properties: 'cover-image' } : {}),
    })),
    ...(frontispiece === null
      ? []
      : [
          frontPage(
            'frontispiece',
            words.frontispiece,
            figureOf({ ...frontispiece, caption: '' }, hrefOf.file(frontispiece)),
          ),
        ]),
    ...(pictures.length === 0
      ? []
      : [
          backPage(
            'illustrations',
            words.illustrations,
            'loi',
            illustrationsPage(pictures, words, titleOf, hrefOf),
          ),
        ]),
    ...(cast.length === 0 ? [] : [backPage('people', words.people, null, peoplePage(cast, words))]),
    backPage(
      'colophon',
      words.colophon,
      'colophon',
      colophonPage(
        {
          ...{ metadata, pictures, madeAt: request.madeAt, formerIdentifier: book.package.identifier },
          lastChapter: lastChapter(request, book),
        },
        words,
      ),
    ),
  ];
}

/** The chapter in which the edition ends; a chapter of which it contains nothing is not listed. */
function lastChapter({ until }: EditionRequest, { chapters }: EditionBook): string | null {
  if (until === null) return null;
  return chapters[until.chapter - (until.offset > 0 ? 1 : 2)]?.title ?? null;
}
