import type { ReadDocument } from '../canonical/read-document.ts';
import { type Page, documentOf } from './fb2-page.ts';

/** The documents of a book's main bodies, in reading order. */
export class DocumentCollector {
  readonly documents: ReadDocument[] = [];
  /** For each: whether it is a section, rather than content between two. */
  readonly sections: boolean[] = [];
  /** How long their texts are together. */
  chars = 0;

  /** Adds a page that has ended, unless it is no section and shows nothing. */
  add(page: Page): void {
    const written = page.writer.finish();
    if (!page.isSection && written.html === '') return;
    this.documents.push(documentOf(page, written));
    this.sections.push(page.isSection);
    this.chars += written.text.length;
  }
}
