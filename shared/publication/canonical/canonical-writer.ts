import { CanonicalOutput, type WrittenDocument } from './canonical-output.ts';
import type { Formatting, OpenElement } from './open-element.ts';
import { preformattedLines } from './preformatted-lines.ts';
import { RepeatedFormatting } from './repeated-formatting.ts';
import { escapeText } from './markup-escapes.ts';
import { IN_TABLE, TABLE_ONLY, TABLE_PARTS, canHold } from './table-structure.ts';
import { RunNeeds, normaliseRun } from './text-run.ts';
import { SPACE_CLASS } from './white-space.ts';

const LISTS = new Set(['ul', 'ol', 'dl']);
const HEADING = /^h[1-6]$/;
const MAX_INDENT = 80;

/**
 * Writes canonical HTML and canonical text side by side from a stream of elements and text, in one pass.
 *
 * It keeps the markup such that a browser reads back exactly what was written: no block in a paragraph, nothing but
 * rows and cells in tables, every tag closed, text at the top level in paragraphs.
 */
export class CanonicalWriter {
  private readonly output = new CanonicalOutput();
  private readonly stack: readonly OpenElement[] = this.output.stack;
  private readonly formatting = new RepeatedFormatting();
  private preformatted = 0;

  /**
   * Opens an element and returns the depth for its `closeTo`. An inline element that contains blocks, as converters write
   * them, is repeated inside each of these.
   */
  open(name: string, block: boolean, attributes = ''): number {
    const validName = this.prepareParent(name, block);
    if (block) this.output.gap.endBlock();
    const list = this.stack.at(-1);
    const depth = this.stack.length;
    let own = attributes;
    if (validName === 'li' && list?.name === 'ol') own += ` value="${++list.item}"`;
    this.push(validName, block, own, this.formatting.open(name, block, attributes, depth));
    if (validName === 'td' || validName === 'th') this.output.writeTags();
    if (validName === 'pre') this.preformatted++;
    if (block) this.repeatFormatting();
    return depth;
  }

  /** Opens an inline element that is written even if it stays empty. */
  openAlways(name: string, attributes: string): number {
    const depth = this.open(name, false, attributes);
    // Its position matters, so it is written once.
    this.formatting.neverRepeatLast(depth);
    this.stack.at(-1)!.formatting = null;
    this.output.writeTags();
    return depth;
  }

  /** The next item of the ordered list that is open here has this number. */
  numberFrom(start: number): void {
    const list = this.stack.at(-1);
    if (list) list.item = start - 1;
  }

  /** Closes the element opened last, which `open` returned `depth` for. Each element is closed once. */
  closeTo(depth: number): void {
    const last = this.formatting.close();
    if (typeof last !== 'object') this.closeDownTo(depth);
    else if (last.element !== null) {
      const index = this.stack.indexOf(last.element);
      last.element.formatting = null;
      this.closeDownTo(index);
    }
  }

  /**
   * Writes the text of `source` from `start` to `end`; `needs` is what `TextCounter` returned for it. The bounds spare a
   * string: most text goes unchanged from the book's source into the chapter.
   */
  write(source: string, needs: number, start = 0, end = source.length): void {
    if (this.preformatted > 0) return this.writePreformatted(source.slice(start, end), needs);
    if (needs & RunNeeds.blank && !(needs & RunNeeds.clean)) {
      if (end > start) this.output.gap.addSpace(needs & RunNeeds.noBreak ? '\xa0' : ' ');
      if (needs & RunNeeds.noBreak) this.output.hasBlankContent = true;
      return;
    }
    if (needs & MUST_NORMALISE) {
      const normalised = normaliseRun(source.slice(start, end), needs);
      this.writeNormalised(normalised, needs, 0, normalised.length);
    } else this.writeNormalised(source, needs, start, end);
  }

  /** A line break. More than two in a row are two; at the edge of a block there is none. */
  break(): void {
    this.output.hasBlankContent = true;
    this.output.gap.addLineBreak();
  }

  /** An element without content that takes no text: a picture. */
  picture(attributes: string): void {
    this.prepareForInline();
    this.output.writeInline(`<img${attributes}/>`);
  }

  rule(attributes = ''): void {
    this.prepareParent('hr', true);
    this.output.writeBlock(`<hr${attributes}/>`);
  }

  /** The id of the position of the next text. */
  anchor(id: string): void {
    this.output.anchor(id);
  }

  /** Remembers this place, if the document can be divided here. */
  cut(words: number): void {
    if (!this.output.gap.isBlock) return;
    // A paragraph around nothing but pictures ends here too.
    if (this.stack.every(({ implied }) => implied)) this.closeDownTo(0);
    this.output.cut(words);
  }

  /** UTF-16 length of the text so far. */
  get length(): number {
    return this.output.length;
  }

  /** Also collects what is written from here on for `takeCaptured`. */
  capture(): void {
    this.output.capture();
  }

  /** Leaves what is written in the meantime out of what is captured. */
  pauseCapture(isPaused: boolean): void {
    this.output.pauseCapture(isPaused);
  }

  takeCaptured(): string {
    return this.output.takeCaptured();
  }

  finish(): WrittenDocument {
    this.closeDownTo(0);
    return this.output.finish();
  }

  /** Length of the text before the last position where the document can be divided. */
  get lengthToLastCut(): number {
    return this.output.lengthToLastCut;
  }

  /** What is written up to that place, of a document still being written; anchors and cuts continue. */
  upToLastCut(): WrittenDocument {
    return this.output.upToLastCut();
  }

  private writeNormalised(source: string, needs: number, start: number, end: number): void {
    const from = end > start && isBlank(source.charCodeAt(start)) ? start + 1 : start;
    const to = end > from && isBlank(source.charCodeAt(end - 1)) ? end - 1 : end;
    if (from > start) this.output.gap.addSpace(source[start]!);
    if (to > from) this.writeRun(source.slice(from, to), needs);
    if (to < end) this.output.gap.addSpace(source[to]!);
  }

  /** Line ends become breaks and runs of spaces no-break spaces, so that no white-space rule is needed later. */
  private writePreformatted(run: string, needs: number): void {
    const { gap } = this.output;
    preformattedLines(run, needs).forEach(({ indent, words, endsInSpace }, i) => {
      if (i > 0) this.break();
      if (indent > 0) gap.addSpace(' ');
      if (indent > 1) gap.addIndent(Math.min(indent, MAX_INDENT));
      if (words !== '') this.writeRun(words, needs | RunNeeds.noBreak);
      if (endsInSpace) gap.addSpace(' ');
    });
  }

  private writeRun(run: string, needs: number): void {
    this.prepareForInline();
    this.output.writeText(
      needs & RunNeeds.escape ? escapeText(run) : run,
      needs & RunNeeds.noBreak ? this.replaceNoBreakSpaces(run, needs) : run,
    );
  }

  /** No-break spaces stand alone, but for those that make up an indent or had something removed between them. */
  private replaceNoBreakSpaces(run: string, needs: number): string {
    const standAlone = this.preformatted === 0 && !(needs & RunNeeds.clean);
    return standAlone ? run.replaceAll('\xa0', ' ') : run.replace(SPACES, ' ');
  }

  /** Text and inline elements need a block around them, and in a table a cell. */
  private prepareForInline(): void {
    const parent = this.stack.at(-1);
    if (parent === undefined) {
      this.output.gap.endBlock();
      this.pushImplied('p');
    } else if (TABLE_PARTS.has(parent.name)) this.pushCell(parent.name);
    this.repeatFormatting();
  }

  /** Closes and opens elements so that the new one is valid here, and returns the name it gets. */
  private prepareParent(name: string, block: boolean): string {
    if (!block) {
      this.prepareForInline();
      return name;
    }
    this.closeParagraph(name);
    if (TABLE_ONLY.has(name)) this.closeImplied(name === 'td' || name === 'th');
    const parent = this.stack.at(-1)?.name ?? '';
    if (name === 'td' || name === 'th') {
      if (parent === 'tr') return name;
      if (!TABLE_PARTS.has(parent)) return 'div';
      this.pushImplied('tr');
      return name;
    }
    if (IN_TABLE.has(name)) return canHold(parent, name) ? name : this.ensureCell(parent, 'div');
    return this.ensureCell(parent, name);
  }

  private ensureCell(parent: string, name: string): string {
    if (TABLE_PARTS.has(parent)) this.pushCell(parent);
    return name;
  }

  private pushCell(parent: string): void {
    if (parent !== 'tr') this.pushImplied('tr');
    this.output.gap.endBlock();
    this.pushImplied('td');
    this.output.writeTags();
  }

  /** A paragraph ends where a block begins, as in every browser; so does a heading where another begins. */
  private closeParagraph(name: string): void {
    for (let i = this.stack.length - 1; i >= 0; i--) {
      const open = this.stack[i]!;
      if (open.name === 'p' || (HEADING.test(open.name) && HEADING.test(name))) return this.closeDownTo(i);
      if (open.block) return;
    }
  }

  private closeImplied(keepRow: boolean): void {
    for (
      let open = this.stack.at(-1);
      open?.implied && !(keepRow && open.name === 'tr');
      open = this.stack.at(-1)
    ) {
      this.pop();
    }
  }

  /** Opens again what waits for a block, unless the block that is open now holds nothing but blocks. */
  private repeatFormatting(): void {
    if (!this.formatting.hasDetached) return;
    const parent = this.stack.at(-1)?.name ?? '';
    if (TABLE_PARTS.has(parent) || LISTS.has(parent)) return;
    for (const formatting of this.formatting.takeDetached())
      this.push(formatting.name, false, formatting.attributes, formatting);
  }

  private push(name: string, block: boolean, attributes: string, formatting: Formatting | null): void {
    const element = this.output.push(name, block, attributes, false);
    element.formatting = formatting;
    if (formatting !== null) formatting.element = element;
  }

  private pushImplied(name: string): void {
    this.output.push(name, true, '', true);
  }

  private closeDownTo(depth: number): void {
    while (this.stack.length > depth) this.pop();
  }

  private pop(): void {
    if (this.stack.at(-1)?.name === 'pre') this.preformatted--;
    const formatting = this.output.pop();
    if (formatting !== null) this.formatting.detach(formatting);
  }
}

const MUST_NORMALISE = RunNeeds.collapse | RunNeeds.compose | RunNeeds.clean;

const SPACES = new RegExp(`[${SPACE_CLASS}]+`, 'g');

const isBlank = (code: number) => code === 0x20 || code === 0xa0;
