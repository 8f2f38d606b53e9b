import { documentPlace } from '../../publication/chapters/chapter-parts.ts';
import type { Target } from '../../publication/epub/resolve-href.ts';
import { elementsWithin, type SourceElement } from '../source/source-tree.ts';
import { KeptPart } from '../text/kept-part.ts';
import { noteElements } from '../text/note-elements.ts';
import type { BookCut } from './book-cut.ts';
import type { EditionBook } from './edition-book.ts';
import { type EditionDocument, elementById, lettersBefore } from './edition-document.ts';
import type { TextPlace } from '../../publication/chapters/text-place.ts';

/**
 * Cuts a book at a place: documents beyond it are left out, and the document of the place ends there. Notes
 * referenced by the rest are kept, wherever they are; links to what is left out become plain text.
 */
export function cutBook(book: EditionBook, until: TextPlace): BookCut {
  const cut = new Cut(book);
  cut.keepUpTo(until);
  cut.keepNotes();
  cut.removeLinks();
  return cut;
}

class Cut implements BookCut {
  readonly isWhole = false;
  private readonly book: EditionBook;
  /** By path; null for all of the document. */
  private readonly kept = new Map<string, KeptPart | null>();

  constructor(book: EditionBook) {
    this.book = book;
  }

  keepsDocument(path: string): boolean {
    return this.kept.has(path);
  }

  partOf(path: string): KeptPart | null {
    return this.kept.get(path) ?? null;
  }

  keepsTarget({ path, fragment }: Target): boolean {
    // A CFI into the package: its target is not resolved, and it may quote words from there.
    if (/^epubcfi\(/i.test(fragment)) return false;
    const part = this.kept.get(path);
    if (part === undefined) return !this.book.isContentDocument(path);
    if (part === null) return true;
    if (fragment === '') return part.letters > 0;
    const element = elementById(part.root, fragment);
    return element !== null && part.keeps(element) !== 'none';
  }

  keepUpTo({ chapter, offset }: TextPlace): void {
    const { paths, chapters, navPath } = this.book;
    const found = chapters[chapter - 1];
    const first = found?.parts[0];
    const place =
      offset <= 0 && first ? { document: first.document, offset: first.start } : documentPlace(found, offset);
    paths.slice(0, place?.document ?? paths.length).forEach((path) => this.kept.set(path, null));
    const path = place === null ? undefined : paths[place.document];
    const document = path === undefined ? null : this.book.document(path);
    if (document !== null && place !== null && place.offset > 0) this.keepStart(document, place.offset);
    // The table of contents is cut entry by entry.
    if (navPath !== null) this.kept.set(navPath, null);
  }

  private keepStart({ path, root, text }: EditionDocument, offset: number): void {
    const letters = lettersBefore(text, offset);
    if (letters > 0) this.kept.set(path, offset >= text.length ? null : new KeptPart(root, letters));
  }

  /** Notes can refer to notes. */
  keepNotes(): void {
    const waiting = [...this.kept.keys()];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (path === this.book.navPath) continue;
      for (const { target } of this.links(path))
        if (!this.keepsTarget(target) && this.keepAside(target)) waiting.push(target.path);
    }
  }

  /** A note, or a document outside the reading order that can only be reached by the link. */
  private keepAside(target: Target): boolean {
    const { path, fragment } = target;
    const document = this.book.document(path);
    if (document === null) return false;
    const isOutsideOfOrder = !this.book.paths.includes(path);
    if (isOutsideOfOrder && (fragment === '' || !this.book.isNote(target))) {
      this.kept.set(path, null);
      return true;
    }
    const element = this.book.isNote(target) ? elementById(document.root, fragment) : null;
    if (element === null) return false;
    const part = this.kept.get(path) ?? new KeptPart(document.root, 0);
    this.kept.set(path, part);
    return noteElements(element).filter((one) => part.add(one)).length > 0;
  }

  removeLinks(): void {
    for (const path of this.kept.keys()) {
      if (path === this.book.navPath) continue;
      for (const { element, attribute, target } of this.links(path))
        if (!this.keepsTarget(target)) this.book.document(path)?.edits.set(element, attribute, null);
    }
  }

  /** Links of what is kept of a document into the book. */
  private links(path: string): { element: SourceElement; attribute: string; target: Target }[] {
    const document = this.book.document(path);
    const part = this.partOf(path);
    if (document === null) return [];
    return [...elementsWithin(document.root)]
      .filter((element) => part === null || part.keeps(element) !== 'none')
      .flatMap((element) =>
        LINKS.flatMap((attribute) => {
          const reference = element.attributes[attribute];
          const target = reference === undefined ? null : this.book.resolve(path, reference);
          return target === null ? [] : [{ element, attribute, target }];
        }),
      );
  }
}

const LINKS = ['href', 'xlink:href', 'src', 'data'];
