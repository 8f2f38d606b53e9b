import { type Attributes, isAbsolute, safeLanguage } from '../canonical/attributes.ts';
import type { ReadDocument } from '../canonical/read-document.ts';
import { writeAttributes } from '../canonical/markup-escapes.ts';
import { TextCounter } from '../canonical/text-run.ts';
import { namedCharacters } from '../markup/named-characters.ts';
import { readReference } from '../markup/references.ts';
import type { MarkupHandler } from '../markup/walk-markup.ts';
import { BinaryCollector } from './binary-collector.ts';
import { fb2Attributes, fb2LinkAttributes, fb2PictureAttributes, linkOf } from './fb2-attributes.ts';
import { DocumentCollector } from './document-collector.ts';
import type { Fb2Body } from './fb2-body.ts';
import { type DocumentDraft, documentOf, newDocumentDraft } from './document-draft.ts';
import { fb2Rules } from './fb2-rules.ts';
import { NoteCollector } from './note-collector.ts';
import { SectionContents } from './section-contents.ts';

interface Frame {
  name: string;
  /** Depth of the writer before this element; -1 if it opened nothing. */
  depth: number;
  /** The mark of a note in a title, which is no part of it. */
  isNoteMark?: true;
  /** A nested body, which FB2 does not allow: only its content is read. */
  isInnerBody?: true;
}

export class BodyReader implements MarkupHandler {
  private readonly collected = new DocumentCollector();
  private readonly contents = new SectionContents();
  private readonly notes = new NoteCollector();
  private readonly pictures = new BinaryCollector();
  private readonly frames: Frame[] = [];
  private draft: DocumentDraft | null = null;
  private part: 'none' | 'main' | 'notes' = 'none';
  private bodies = 0;
  private titles = 0;
  private titleLines = 0;
  private skippedDepth = 0;
  private styles = 0;
  private readonly scratch = new TextCounter();

  get depth(): number {
    return this.frames.length;
  }

  open(fullName: string, attributes: Attributes): void {
    const name = localName(fullName);
    const frame: Frame = { name, depth: -1 };
    this.frames.push(frame);
    if (name === 'binary') this.pictures.open(attributes.id ?? '');
    else if (name === 'body') this.openBody(attributes, frame);
    else if (SKIPPED.has(name)) this.skippedDepth++;
    else if (this.part !== 'none') this.openInBody(name, attributes, frame);
  }

  close(fullName: string): void {
    const name = localName(fullName);
    const frame = this.frames.pop();
    if (frame === undefined) return;
    if (name === 'binary') this.pictures.close();
    else if (name === 'body') this.closeBody(frame);
    else if (SKIPPED.has(name)) this.skippedDepth--;
    else if (this.part !== 'none') this.closeInBody(name, frame);
  }

  text(source: string, start: number): number {
    const stop = source.indexOf('<', start);
    const end = stop < 0 ? source.length : stop;
    if (this.pictures.isOpen) {
      const base64 = source.slice(start, end);
      this.pictures.add(base64);
      return base64.includes('&') ? -1 : end;
    }
    if (!this.isText() || !this.openDraft(source, start, end)) return end;
    for (let at = start; ;) {
      const counter = this.counter();
      const needs = counter.readToMarkup(source, at);
      if (counter.end > at) this.write(source, needs, at, counter.end);
      if (counter.end === end) return end;
      const reference = readReference(source, counter.end, namedCharacters);
      if (reference === null) return -1;
      this.literal(reference.text);
      at = reference.end;
    }
  }

  literal(run: string): void {
    if (this.pictures.isOpen) this.pictures.add(run);
    else if (this.isText() && this.openDraft(run, 0, run.length))
      this.write(run, this.counter().read(run), 0, run.length);
  }

  finish(): Fb2Body {
    this.closeDraft();
    return this.bodyOf(this.collected.documents);
  }

  get completeChars(): number {
    return this.collected.chars + (this.part === 'main' ? (this.draft?.writer.lengthToLastCut ?? 0) : 0);
  }

  soFar(): Fb2Body {
    const { draft } = this;
    const { documents } = this.collected;
    const last =
      draft !== null && this.part === 'main' ? documentOf(draft, draft.writer.upToLastCut()) : null;
    return this.bodyOf(last === null ? documents : [...documents, last]);
  }

  private bodyOf(documents: ReadDocument[]): Fb2Body {
    const { sections } = this.collected;
    const { binaries } = this.pictures;
    const contents = this.contents.entries;
    return { documents, sections, contents, notes: this.notes.notes, noteLines: this.notes.lines, binaries };
  }

  private isText(): boolean {
    return this.part !== 'none' && this.skippedDepth === 0;
  }

  /** Whether there is a draft for this text; white space makes none. */
  private openDraft(source: string, start: number, end: number): boolean {
    if (this.draft === null && this.part === 'main' && source.slice(start, end).trim() !== '')
      this.draft = newDocumentDraft(false);
    return this.draft !== null;
  }

  /** The facts skip `style` elements, as if they were HTML's; the text of the book includes them. */
  private counter(): TextCounter {
    return this.styles > 0 || this.draft === null ? this.scratch : this.draft.counter;
  }

  private write(source: string, needs: number, start: number, end: number): void {
    if (this.titles > 0 && this.notes.isNote) this.notes.addToTitle(source.slice(start, end));
    else this.draft?.writer.write(source, needs, start, end);
  }

  private openBody(attributes: Attributes, frame: Frame): void {
    if (this.part !== 'none') {
      frame.isInnerBody = true;
      return;
    }
    this.bodies++;
    this.part = this.bodies > 1 && NOTES_NAME.test(attributes.name ?? '') ? 'notes' : 'main';
  }

  private closeBody(frame: Frame): void {
    if (frame.isInnerBody) return;
    this.closeDraft();
    this.part = 'none';
    this.contents.closeAll();
  }

  private openInBody(name: string, attributes: Attributes, frame: Frame): void {
    if (name === 'section') this.openSection(attributes);
    if (this.part === 'notes' && !this.notes.isOpen) this.openNote(name, attributes);
    if (name === 'section') return;
    if (this.draft === null) {
      if (this.part === 'notes') return;
      this.draft = newDocumentDraft(false);
    }
    const { writer, counter } = this.draft;
    if (attributes.id !== undefined && this.notes.id !== attributes.id) writer.anchor(attributes.id);
    if (name === 'title') return this.openTitle(frame);
    if (this.titles > 0 && (name === 'p' || name === 'empty-line')) {
      counter.endWord();
      if (this.titleLines++ > 0) writer.break();
      this.notes.addToTitle(' ');
      return;
    }
    if (name === 'empty-line') return writer.rule(' data-as="empty-line"');
    if (name === 'br') {
      counter.endWord();
      return writer.break();
    }
    if (name === 'image') return this.writePicture(attributes);
    if (name === 'a') return this.openLink(attributes, frame);
    if (name === 'style') {
      this.styles++;
      this.draft.styled = true;
      return this.openStyle(attributes, frame);
    }
    const rule = fb2Rules.get(name);
    if (rule === undefined) return;
    if (rule.block) counter.endWord();
    frame.depth = writer.open(rule.as, rule.block, rule.attributes + fb2Attributes(name, attributes));
  }

  private closeInBody(name: string, frame: Frame): void {
    const { draft } = this;
    if (draft !== null) {
      if (name === 'title') this.closeTitle();
      if (frame.isNoteMark) draft.writer.pauseCapture(false);
      if (name === 'style') this.styles--;
      if (fb2Rules.get(name)?.block || name === 'title') draft.counter.endWord();
      if (frame.depth >= 0) draft.writer.closeTo(frame.depth);
    }
    if (name === 'section') this.closeSection();
    if (this.notes.endsAt(this.frames.length)) this.closeNote();
  }

  private openNote(name: string, attributes: Attributes): void {
    const isHeading = name === 'title';
    if (attributes.id === undefined && !isHeading && !fb2Rules.get(name)?.block) return;
    this.notes.open(attributes.id ?? null, isHeading, this.frames.length);
    this.draft = newDocumentDraft(false);
  }

  private openSection(attributes: Attributes): void {
    if (this.part === 'notes') return this.contents.open('');
    if (this.contents.depth === 0) {
      this.closeDraft();
      this.draft = newDocumentDraft(true);
    }
    this.draft ??= newDocumentDraft(true);
    // No id of the book can hold this character, so the names of the sections are their own.
    const anchor = `\0${this.draft.anchors++}`;
    this.draft.writer.anchor(anchor);
    if (attributes.id !== undefined) this.draft.writer.anchor(attributes.id);
    this.draft.counter.endWord();
    this.draft.writer.cut(this.draft.counter.words);
    this.contents.open(anchor);
  }

  private closeSection(): void {
    this.contents.close();
    if (this.contents.depth === 0 && this.part === 'main') this.closeDraft();
    this.draft?.counter.endWord();
  }

  private openTitle(frame: Frame): void {
    if (this.draft === null) return;
    this.titles++;
    this.titleLines = 0;
    this.draft.counter.endWord();
    const level = this.headingLevel();
    frame.depth = this.draft.writer.open(`h${level}`, true, ' data-as="title"');
    this.draft.writer.capture();
  }

  /** Titles of poems and cites are smaller than that of the section around. */
  private headingLevel(): number {
    const inner = this.frames.at(-2)?.name;
    return Math.min(6, this.contents.depth + 1 + (inner === 'section' || inner === 'body' ? 0 : 2));
  }

  private closeTitle(): void {
    if (this.draft === null) return;
    this.titles--;
    const title = this.draft.writer.takeCaptured();
    this.draft.heading ||= title;
    const isTitleOfSection = this.part === 'main' && this.frames.at(-1)?.name === 'section';
    if (isTitleOfSection) this.contents.addTitle(title, this.collected.documents.length);
  }

  private writePicture(attributes: Attributes): void {
    const id = linkOf(attributes)?.replace(/^#/, '');
    if (id === undefined || this.draft === null) return;
    this.draft.writer.picture(fb2PictureAttributes(id, attributes));
  }

  private openLink(attributes: Attributes, frame: Frame): void {
    if (this.draft === null) return;
    const target = linkOf(attributes);
    if (target !== undefined && !isAbsolute(target)) {
      this.draft.hasLinks = true;
      if (this.titles > 0 && attributes.type === 'note') {
        this.draft.writer.pauseCapture(true);
        frame.isNoteMark = true;
      }
    }
    const markup = target === undefined ? '' : fb2LinkAttributes(target, attributes);
    if (markup !== '') frame.depth = this.draft.writer.open('a', false, markup);
  }

  private openStyle(attributes: Attributes, frame: Frame): void {
    const language = safeLanguage(attributes['xml:lang'] ?? attributes.lang);
    if (language !== null && this.draft)
      frame.depth = this.draft.writer.open('span', false, writeAttributes({ lang: language }));
  }

  private closeNote(): void {
    this.notes.close(this.draft?.writer.finish() ?? null);
    this.draft = null;
  }

  private closeDraft(): void {
    const { draft } = this;
    this.draft = null;
    if (draft !== null && this.part !== 'notes') this.collected.add(draft);
  }
}

/** Elements whose text is never shown. */
const SKIPPED = new Set(['script', 'style-sheet', 'stylesheet', 'iframe']);

/** A body of any other name, such as an appendix, is there to be read. */
const NOTES_NAME = /note|comment|примеч|комментар|снос|виноск|anmerk|przypis|poznámk/i;

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
