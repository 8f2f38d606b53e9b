import { cutNote } from '../chapters/cut-note.ts';
import { type ChapterLayout, chapterLayout } from '../layout/chapter-layout.ts';
import type { ReadDocument } from '../canonical/read-document.ts';
import { limits } from '../limits.ts';
import type { Drawing, Note } from '../publication.ts';
import { PublicationError } from '../publication-error.ts';
import type { Target } from './resolve-href.ts';
import type { PackageDocument } from './package-document.ts';

/**
 * Documents that the spine leaves out and links lead to all the same: notes, or a table (OPF 2.0.1, 2.4 wants them in
 * the spine, many packages forget). What a link leads to there can be opened over the page like a note.
 */
export class NonSpineDocuments {
  /** Linked targets so far, by path and fragment. */
  readonly notes = new Map<string, Note>();
  private readonly paths: Set<string>;
  private readonly read: (path: string) => ReadDocument;
  private readonly documents = new Map<string, { document: ReadDocument; layout: ChapterLayout } | null>();
  /** The remaining budgets of markup to read and to cut out: notes can be nested. */
  private markupLeft: number = limits.notesMarkup;

  constructor({ items, spine }: PackageDocument, read: (path: string) => ReadDocument) {
    const printed = new Set(spine.map(({ item }) => item.path));
    this.paths = new Set(
      [...items.values()]
        .filter(({ mediaType, properties, path }) => {
          return /html|oeb1-document/.test(mediaType) && !properties.includes('nav') && !printed.has(path);
        })
        .map(({ path }) => path),
    );
    this.read = read;
  }

  /** The key in `notes` of what is there; null if there is nothing, or too much for a note. */
  keyOf({ path, fragment }: Target): string | null {
    const key = `${path}#${fragment}`;
    if (this.notes.has(key)) return key;
    const found = this.paths.has(path) ? this.open(path) : null;
    const note = found && noteAt(key, found, fragment);
    this.markupLeft -= note?.html.length ?? 0;
    if (!note || this.markupLeft < 0) return null;
    this.notes.set(key, note);
    return key;
  }

  drawings(): Drawing[] {
    return [...this.documents.values()].flatMap((opened) => opened?.document.drawings ?? []);
  }

  private open(path: string) {
    const known = this.documents.get(path);
    if (known !== undefined) return known;
    const document = this.markupLeft > 0 ? this.tryToRead(path) : null;
    const opened = document && { document, layout: chapterLayout(document.html) };
    this.markupLeft -= document?.html.length ?? 0;
    this.documents.set(path, opened);
    return opened;
  }

  /** A damaged aside is no reason to refuse a book. */
  private tryToRead(path: string): ReadDocument | null {
    try {
      return this.read(path);
    } catch (error: unknown) {
      if (error instanceof PublicationError) return null;
      throw error;
    }
  }
}

function noteAt(
  id: string,
  { document, layout }: { document: ReadDocument; layout: ChapterLayout },
  fragment: string,
): Note | null {
  if (fragment !== '' && document.anchors.has(fragment)) return cutNote(id, document, layout, fragment);
  const isShort = document.html !== '' && document.html.length < limits.noteChars;
  return isShort ? { id, html: document.html, text: document.text } : null;
}
