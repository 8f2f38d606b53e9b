import { copyString } from './copy-string.ts';
import { type Formatting, type OpenElement, isPlain, isWaitingBlock } from './open-element.ts';
import { PendingGap } from './pending-gap.ts';
import { type CutPoint, PendingPlaces } from './pending-places.ts';
import { StringBuilder } from './string-builder.ts';

/** Canonical HTML and its text, which equals `canonicalText(html)`. */
export interface WrittenDocument {
  html: string;
  text: string;
  /** The offset of each of the document's own ids. */
  anchors: Map<string, number>;
  /** By offset in the text: places where the document can be divided without reading its markup again. */
  cuts: Map<number, CutPoint>;
}

/**
 * HTML and text that grow side by side, with the elements that are open. It writes what it is given: which element may
 * stand where is decided by the `CanonicalWriter`.
 */
export class CanonicalOutput {
  readonly stack: OpenElement[] = [];
  readonly gap = new PendingGap();
  /** Whether the innermost block so far holds what makes an empty line of it: a no-break space, a line break. */
  hasBlankContent = false;
  private readonly html = new StringBuilder();
  private readonly text = new StringBuilder();
  private readonly places = new PendingPlaces();
  /** How many elements of the stack are written; the rest wait for content. */
  private written = 0;
  /** Whether a block's tag follows the last text; an empty block leaves none. */
  private isAtBlockEdge = true;
  /** Whether a block of blank content ended, and nothing was written since. */
  private endsInBlankBlock = false;
  private capturedText: string | null = null;
  private capturePaused = false;

  /** UTF-16 length of the text so far. */
  get length(): number {
    return this.text.length;
  }

  push(name: string, block: boolean, attributes: string, implied: boolean): OpenElement {
    if (block) this.hasBlankContent = false;
    const element = { name, block, attributes, written: false, implied, item: 0, formatting: null };
    this.stack.push(element);
    return element;
  }

  /** Closes the innermost element and returns its formatting. */
  pop(): Formatting | null {
    const element = this.stack.pop()!;
    if (element.block) this.gap.endBlock();
    if (!element.written) {
      if (element.block && this.hasBlankContent && this.text.length > 0)
        this.endsInBlankBlock = this.stack.every(isPlain);
    } else {
      this.written--;
      if (element.block) this.isAtBlockEdge = true;
      this.html.push(`</${element.name}>`);
    }
    return element.formatting;
  }

  /** Writes the tags of all open elements that still wait for content. */
  writeTags(): void {
    if (this.endsInBlankBlock) this.writeEmptyLine();
    if (this.gap.isBlock && !this.isAtBlockEdge && !this.stack.some(isWaitingBlock)) {
      this.gap.html = '<br/><br/>';
      this.isAtBlockEdge = true;
    }
    if (this.gap.html !== '') this.html.push(this.gap.takeHtml());
    for (; this.written < this.stack.length; this.written++) {
      const element = this.stack[this.written]!;
      element.written = true;
      if (element.block) this.isAtBlockEdge = true;
      this.html.push(`<${element.name}${element.attributes}>`);
    }
  }

  /** Paragraphs that hold nothing but a blank are how most books divide scenes; several are one. */
  private writeEmptyLine(): void {
    this.endsInBlankBlock = false;
    const next = this.stack[this.written];
    if (next === undefined || !(next.name === 'p' || isPlain(next))) return;
    this.html.push('<hr data-as="empty-line"/>');
    this.isAtBlockEdge = true;
  }

  /** Writes a run of text, which has no white space at its ends, as markup and as text. */
  writeText(html: string, text: string): void {
    this.writeTags();
    if (this.capturedText !== null && !this.capturePaused)
      this.capturedText += (this.gap.isNone ? '' : ' ') + text;
    if (this.text.length > 0 && !this.gap.isNone) this.text.push(this.gap.text);
    this.places.resolveAt(this.text.length);
    this.gap.clear();
    this.isAtBlockEdge = false;
    this.html.push(html);
    this.text.push(text);
  }

  /** Writes inline markup without text. */
  writeInline(html: string): void {
    this.writeTags();
    this.html.push(html);
  }

  /** Writes block markup without text. */
  writeBlock(html: string): void {
    this.gap.endBlock();
    this.isAtBlockEdge = true;
    this.writeTags();
    this.html.push(html);
    this.gap.endBlock();
  }

  /** The id of the position of the next text. */
  anchor(id: string): void {
    this.places.anchor(id);
  }

  /** Remembers this place as one where the document can be divided, unless an element is open. */
  cut(words: number): void {
    if (this.written === 0) this.places.cut({ html: this.html.length, words });
  }

  /** Also collects what is written from here on for `takeCaptured`, because slicing a long text is slow. */
  capture(): void {
    this.capturedText = '';
  }

  /** Leaves what is written in the meantime out of what is captured. */
  pauseCapture(isPaused: boolean): void {
    this.capturePaused = isPaused;
  }

  takeCaptured(): string {
    const text = this.capturedText ?? '';
    this.capturedText = null;
    return copyString(text.replace(/\s+/g, ' ').trim());
  }

  finish(): WrittenDocument {
    this.places.resolveAt(this.text.length);
    const { anchors, cuts } = this.places;
    return { html: this.html.build(), text: this.text.build(), anchors, cuts };
  }

  /** Length of the text before the last position where the document can be divided. */
  get lengthToLastCut(): number {
    return this.places.lastCut.text;
  }

  /** What is written up to that place, of a document still being written; anchors and cuts continue. */
  upToLastCut(): WrittenDocument {
    const { lastCut, anchors, cuts } = this.places;
    return {
      html: this.html.build().slice(0, lastCut.html),
      text: this.text.build().slice(0, lastCut.text),
      anchors,
      cuts,
    };
  }
}
