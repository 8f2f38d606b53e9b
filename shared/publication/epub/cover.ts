import { isAbsolute } from '../canonical/attributes.ts';
import { pictureType } from '../picture-type.ts';
import type { FoundCover } from '../publication.ts';
import { PublicationError } from '../publication-error.ts';
import { findElement, readPage } from '../markup/xml-tree.ts';
import type { Archive } from '../zip/archive.ts';
import type { Resolver } from './resolve-href.ts';
import type { PackageDocument } from './package-document.ts';

/** The cover by EPUB 3's property, EPUB 2's meta, or the first picture of the page that the guide calls cover. */
export function readCover(archive: Archive, book: PackageDocument, resolve: Resolver): FoundCover {
  const items = [...book.items.values()];
  const byMeta = () => {
    const named =
      book.coverId === null
        ? undefined
        : (book.items.get(book.coverId) ??
          items.find(({ path }) => path === resolve(book.path, book.coverId ?? '')?.path));
    return named && /html/.test(named.mediaType) ? firstPicture(archive, named.path, resolve) : named?.path;
  };
  const byGuide = () =>
    book.guideCover === null ? undefined : firstPicture(archive, book.guideCover, resolve);
  const path =
    items.find(({ properties }) => properties.includes('cover-image'))?.path ?? byMeta() ?? byGuide();
  const isDrawing = path !== undefined && /\.svgz?$/i.test(path);
  const bytes = path === undefined ? null : readOptional(archive, path);
  if (bytes === null) return { cover: null, coverDrawing: null };
  const mediaType = pictureType(bytes);
  return {
    cover: mediaType === null ? null : { mediaType, bytes },
    coverDrawing: mediaType === null && isDrawing ? bytes : null,
  };
}

/** A damaged picture is no reason to refuse a book. */
export function readOptional(archive: Archive, path: string): Uint8Array | null {
  try {
    return archive.read(path);
  } catch (error: unknown) {
    if (error instanceof PublicationError) return null;
    throw error;
  }
}

function firstPicture(archive: Archive, page: string, resolve: Resolver): string | undefined {
  if (/\.(jpe?g|png|gif|webp|svg)$/i.test(page)) return page;
  const bytes = readOptional(archive, page);
  const root = bytes === null ? null : readPage(bytes);
  const picture = root && (findElement(root, 'img') ?? findElement(root, 'image'));
  const reference = ['src', 'xlink:href', 'href']
    .map((name) => picture?.attributes.get(name))
    .find((value) => value !== undefined);
  return reference === undefined || isAbsolute(reference) ? undefined : resolve(page, reference)?.path;
}
