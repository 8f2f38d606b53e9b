import type { ReadDocument } from '../canonical/read-document.ts';
import { type DocumentDraft, documentOf } from './document-draft.ts';

/** The documents of a book's main bodies, in reading order. */
export class DocumentCollector {
  readonly documents: ReadDocument[] = [];
  /** For each: whether it is a section, rather than content between two. */
  readonly sections: boolean[] = [];
  /** How long their texts are together. */
  chars = 0;

  /** Adds a draft that has ended, unless it is not a section and shows nothing. */
  add(draft: DocumentDraft): void {
    const written = draft.writer.finish();
    if (!draft.isSection && written.html === '') return;
    this.documents.push(documentOf(draft, written));
    this.sections.push(draft.isSection);
    this.chars += written.text.length;
  }
}
