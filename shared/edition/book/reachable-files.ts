import { decodeText } from '../../publication/decode/decode.ts';
import { elementsWithin, localName, textWithin } from '../source/source-tree.ts';
import type { BookCut } from './book-cut.ts';
import type { EditionBook } from './edition-book.ts';

/**
 * The files of a book that is cut: its remaining documents, their pictures and styles, the contents and the cover.
 * Files that none of these reference could contain spoilers.
 */
export function reachableFiles(book: EditionBook, cut: BookCut): Set<string> {
  const { items, coverId, ncxId } = book.package;
  const files = new Set<string>();
  const waiting: string[] = [];
  const add = (path: string | undefined): void => {
    if (path === undefined || files.has(path) || !book.archive.has(path)) return;
    if (book.isContentDocument(path) && !cut.keepsDocument(path) && !isPicture(path)) return;
    files.add(path);
    waiting.push(path);
  };
  const isPicture = (path: string) =>
    book.itemAt(path)?.mediaType === 'image/svg+xml' && !book.paths.includes(path);
  const addReference = (base: string, reference: string) => add(book.resolve(base, reference)?.path);
  for (const path of [...book.paths, ...[...items.values()].map((item) => item.path)])
    if (book.isContentDocument(path) && cut.keepsDocument(path)) add(path);
  for (const item of items.values())
    if (
      item.properties.includes('cover-image') ||
      item.id === coverId ||
      item.id === ncxId ||
      item.mediaType === NCX
    )
      add(item.path);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const fallback = book.itemAt(path)?.fallback;
    if (typeof fallback === 'string') add(items.get(fallback)?.path);
    // A nav document's targets may come later in the book; its styles are needed.
    const references = path === book.navPath ? stylesOf(book, path) : referencesIn(book, cut, path);
    for (const reference of references) addReference(path, reference);
  }
  return files;
}

const NCX = 'application/x-dtbncx+xml';

function referencesIn(book: EditionBook, cut: BookCut, path: string): string[] {
  if (/\.css$/i.test(path) || book.itemAt(path)?.mediaType === 'text/css')
    return referencesInStyles(decodeText(book.archive.read(path) ?? new Uint8Array()));
  const document = book.isContentDocument(path) ? book.document(path) : null;
  if (document === null) return [];
  const part = cut.partOf(path);
  return [...elementsWithin(document.root)]
    .filter((element) => part === null || part.keeps(element) !== 'none')
    .flatMap((element) => {
      const { attributes } = element;
      const styles = localName(element.name) === 'style' ? textWithin(element) : (attributes.style ?? '');
      const sets = (attributes.srcset ?? '').split(',').map((one) => one.trim().split(/\s+/)[0] ?? '');
      const plain = REFERENCES.map((name) => attributes[name] ?? '');
      return [...plain, ...sets, ...referencesInStyles(styles)].filter((one) => one !== '');
    });
}

function stylesOf(book: EditionBook, path: string): string[] {
  const { root } = book.document(path) ?? {};
  const links =
    root === undefined ? [] : [...elementsWithin(root)].filter(({ name }) => localName(name) === 'link');
  return links.map(({ attributes }) => attributes.href ?? '');
}

const REFERENCES = ['src', 'href', 'xlink:href', 'data', 'poster', 'altimg', 'background'];

const referencesInStyles = (css: string): string[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']/gi)].map(([, url, sheet]) =>
    (url ?? sheet ?? '').trim(),
  );
