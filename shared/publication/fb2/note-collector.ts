import type { WrittenDocument } from '../canonical/canonical-output.ts';
import { oneLine } from '../canonical/xhtml-attributes.ts';
import type { Note } from '../publication.ts';
import type { NoteLine } from './fb2-body.ts';

/** Collects what the bodies of notes hold: the notes by id, and all of it in order. */
export class NoteCollector {
  readonly notes = new Map<string, Note>();
  readonly lines: NoteLine[] = [];
  private note: (NoteLine & { depth: number }) | null = null;

  get isOpen(): boolean {
    return this.note !== null;
  }

  /** Whether the open note is one that a link can lead to, and not a heading between notes. */
  get isNote(): boolean {
    return this.note !== null && !this.note.isHeading;
  }

  /** The id of the open note. */
  get id(): string | undefined {
    return this.note?.id;
  }

  /**
   * @param id null for content between notes, which is kept like a note under a name that no link can have
   * @param depth how many elements are open, with that of the note
   */
  open(id: string | null, isHeading: boolean, depth: number): void {
    this.note = { id: id ?? this.generatedId(), title: '', isHeading, depth };
  }

  /** Adds to the title of the open note: the number that the reader has just tapped, which a note does not show. */
  addToTitle(text: string): void {
    if (this.note !== null) this.note.title += text;
  }

  /** Whether the element of the open note is among those closed, with `depth` elements still open. */
  endsAt(depth: number): boolean {
    return this.note !== null && depth < this.note.depth;
  }

  /** Keeps the open note, of which `written` is the text. Of several with one id the first is found by links. */
  close(written: WrittenDocument | null): void {
    const { note } = this;
    this.note = null;
    if (note === null || written === null) return;
    const id = this.notes.has(note.id) ? this.generatedId() : note.id;
    this.notes.set(id, { id, html: written.html, text: written.text });
    this.lines.push({ id, title: oneLine(note.title), isHeading: note.isHeading });
  }

  private generatedId(): string {
    return `\0${this.lines.length}`;
  }
}
