import { copyString } from './copy-string.ts';
import { type Formatting, type OpenElement, isPlain, isWaitingBlock } from './open-element.ts';
import { type Cut, PendingPlaces } from './pending-places.ts';
import { escapeText } from './serialise.ts';
import { StringBuilder } from './string-builder.ts';
import { IN_TABLE, TABLE_ONLY, TABLE_PARTS, canHold } from './table-structure.ts';
import { RunNeeds, normaliseRun } from './text-run.ts';
import { SPACE_CLASS } from './white-space.ts';

/** The result of `finish`: the canonical HTML and its text, which equals `canonicalText(html)`. */
export interface WrittenDocument {
  html: string;
  text: string;
  /** The offset of each of the document's own ids. */
  anchors: Map<string, number>;
  /** By offset in the text: places where the document can be divided without reading its markup again. */
  cuts: Map<number, Cut>;
}

/** What separates the next character from the last one. */
const Gap = { none: 0, space: 1, lines: 2, block: 3 } as const;
type Gap = (typeof Gap)[keyof typeof Gap];

const LISTS = new Set(['ul', 'ol', 'dl']);
const HEADING = /^h[1-6]$/;
/** Belongs to the line it stands in. */
const NEVER_REPEATED = new Set(['ruby', 'rt', 'rp']);
/** How many elements are set again in each block that begins in them, and how much markup that may come to. */
const MAX_REPEATED = 8;
const REPEATED_CHARS = 2 * 1024 * 1024;

/**
 * Writes canonical HTML and canonical text side by side from a stream of elements and text, in one pass.
 *
 * It keeps the markup such that a browser reads back exactly what was written: no block in a paragraph, nothing but
 * rows and cells in tables, every tag closed, text at the top level in paragraphs.
 */
export class CanonicalWriter {
  private readonly html = new StringBuilder();
  private readonly text = new StringBuilder();
  private readonly stack: OpenElement[] = [];
  /** For each open element of the document: its formatting, or its depth. */
  private readonly opened: (Formatting | number)[] = [];
  /** How many of them wait for a block. */
  private detachedCount = 0;
  private repeatedLeft = REPEATED_CHARS;
  /** How many elements of the stack are written; the rest wait for content. */
  private written = 0;
  private gap: Gap = Gap.block;
  private lines = 0;
  /** What of the gap still has to stand in the HTML; a picture writes it before the text needs it. */
  private htmlGap = '';
  /** Whether a block's tag follows the last text; an empty block leaves none. */
  private isAtBlockEdge = true;
  private preformatted = 0;
  /** Whether the innermost block so far holds what makes an empty line of it: a no-break space, a line break. */
  private hasBlankContent = false;
  /** Whether such a block ended with nothing else in it, and nothing was written since. */
  private endsInBlankBlock = false;
  private capturedText: string | null = null;
  private capturePaused = false;
  private readonly places = new PendingPlaces();

  /**
   * Opens an element and returns the depth for its `closeTo`. An inline element that contains blocks, as converters write
   * them, is repeated inside each of these.
   */
  open(name: string, block: boolean, attributes = ''): number {
    const place = this.prepareParent(name, block);
    if (block) this.endBlock();
    const list = this.stack.at(-1);
    const depth = this.stack.length;
    let own = attributes;
    if (place === 'li' && list?.name === 'ol') own += ` value="${++list.item}"`;
    const isRepeated = !block && !NEVER_REPEATED.has(name) && (name !== 'span' || attributes !== '');
    const formatting = isRepeated ? { name, attributes, element: null } : null;
    this.opened.push(formatting ?? depth);
    this.push(place, block, own, false, formatting);
    if (place === 'td' || place === 'th') this.writeTags();
    if (place === 'pre') this.preformatted++;
    if (block) this.repeatFormatting();
    return depth;
  }

  /** Opens an inline element that is written even if it stays empty. */
  openAlways(name: string, attributes: string): number {
    const depth = this.open(name, false, attributes);
    // Its place counts, so it is there once.
    this.opened[this.opened.length - 1] = depth;
    this.stack.at(-1)!.formatting = null;
    this.writeTags();
    return depth;
  }

  /** The next item of the ordered list that is open here has this number. */
  numberFrom(start: number): void {
    const list = this.stack.at(-1);
    if (list) list.item = start - 1;
  }

  /** Of what is open the last opened: each is closed once. */
  closeTo(depth: number): void {
    const last = this.opened.pop();
    if (typeof last !== 'object') this.closeDownTo(depth);
    else if (last.element === null) this.detachedCount--;
    else {
      const place = this.stack.indexOf(last.element);
      last.element.formatting = null;
      this.closeDownTo(place);
    }
  }

  private closeDownTo(depth: number): void {
    while (this.stack.length > depth) this.pop();
  }

  /** What waits for a block stands in the one that is open now, unless that holds but blocks. */
  private repeatFormatting(): void {
    if (this.detachedCount === 0) return;
    const parent = this.stack.at(-1)?.name ?? '';
    if (TABLE_PARTS.has(parent) || LISTS.has(parent)) return;
    const waiting = this.opened.filter(
      (one) => typeof one === 'object' && one.element === null,
    ) as Formatting[];
    for (const formatting of waiting.slice(0, MAX_REPEATED)) {
      this.repeatedLeft -= 2 * formatting.name.length + formatting.attributes.length + 5;
      if (this.repeatedLeft < 0) return;
      this.detachedCount--;
      this.push(formatting.name, false, formatting.attributes, false, formatting);
    }
  }

  /** The id of the position of the next text. */
  anchor(id: string): void {
    this.places.anchor(id);
  }

  /** Remembers this place, if the document can be divided here. */
  cut(words: number): void {
    if (this.gap !== Gap.block) return;
    // A paragraph around nothing but pictures ends here too.
    if (this.stack.every(({ implied }) => implied)) this.closeDownTo(0);
    if (this.written === 0) this.places.cut({ html: this.html.length, words });
  }

  /**
   * Writes the text of `source` from `start` to `end`; `needs` is what `TextCounter` returned for it. The bounds spare a
   * string: most text goes unchanged from the book's source into the chapter.
   */
  write(source: string, needs: number, start = 0, end = source.length): void {
    if (this.preformatted > 0) return this.writePreformatted(source.slice(start, end), needs);
    if (needs & RunNeeds.blank && !(needs & RunNeeds.clean)) {
      if (end > start) this.space(needs & RunNeeds.noBreak ? '\xa0' : ' ');
      if (needs & RunNeeds.noBreak) this.hasBlankContent = true;
      return;
    }
    if (needs & MUST_NORMALISE) {
      const settled = normaliseRun(source.slice(start, end), needs);
      this.writeNormalised(settled, needs, 0, settled.length);
    } else this.writeNormalised(source, needs, start, end);
  }

  private writeNormalised(source: string, needs: number, start: number, end: number): void {
    const from = end > start && isBlank(source.charCodeAt(start)) ? start + 1 : start;
    const to = end > from && isBlank(source.charCodeAt(end - 1)) ? end - 1 : end;
    if (from > start) this.space(source[start]!);
    if (to > from) this.writeRun(source.slice(from, to), needs);
    if (to < end) this.space(source[to]!);
  }

  /** A line break. More than two in a row are two; at the edge of a block there is none. */
  break(): void {
    this.hasBlankContent = true;
    if (this.gap === Gap.block) return;
    if (this.gap < Gap.lines) {
      this.gap = Gap.lines;
      this.lines = 0;
      this.htmlGap = '';
    }
    if (this.lines === 2) return;
    this.lines++;
    this.htmlGap += '<br/>';
  }

  /** An element without content that takes no text: a picture. */
  picture(attributes: string): void {
    this.prepareForInline();
    this.writeTags();
    this.html.push(`<img${attributes}/>`);
  }

  rule(attributes = ''): void {
    this.prepareParent('hr', true);
    this.endBlock();
    this.isAtBlockEdge = true;
    this.writeTags();
    this.html.push(`<hr${attributes}/>`);
    this.endBlock();
  }

  /** UTF-16 length of the text so far. */
  get length(): number {
    return this.text.length;
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
    this.closeDownTo(0);
    this.places.resolveAt(this.text.length);
    const { anchors, cuts } = this.places;
    return { html: this.html.build(), text: this.text.build(), anchors, cuts };
  }

  /** Length of the text before the last position where the document can be divided. */
  get lengthToLastCut(): number {
    return this.places.lastCut.text;
  }

  /** What is written up to that place, of a document that goes on; anchors and cuts go on with it. */
  upToLastCut(): WrittenDocument {
    const { lastCut, anchors, cuts } = this.places;
    return {
      html: this.html.build().slice(0, lastCut.html),
      text: this.text.build().slice(0, lastCut.text),
      anchors,
      cuts,
    };
  }

  private writeRun(run: string, needs: number): void {
    this.prepareForInline();
    this.writeTags();
    if (this.text.length > 0 && this.gap !== Gap.none) this.text.push(this.gapText());
    if (this.capturedText !== null && !this.capturePaused)
      this.capturedText += (this.gap === Gap.none ? '' : ' ') + run;
    this.places.resolveAt(this.text.length);
    this.gap = Gap.none;
    this.lines = 0;
    this.isAtBlockEdge = false;
    this.html.push(needs & RunNeeds.escape ? escapeText(run) : run);
    this.text.push(needs & RunNeeds.noBreak ? this.replaceNoBreakSpaces(run, needs) : run);
  }

  /** No-break spaces stand alone, but for those that make up an indent or had something removed between them. */
  private replaceNoBreakSpaces(run: string, needs: number): string {
    const standAlone = this.preformatted === 0 && !(needs & RunNeeds.clean);
    return standAlone ? run.replaceAll('\xa0', ' ') : run.replace(SPACES, ' ');
  }

  private gapText(): string {
    if (this.gap === Gap.space) return ' ';
    return this.gap === Gap.lines && this.lines === 1 ? '\n' : '\n\n';
  }

  /** Lines become breaks and runs of spaces no-break spaces, so that no rule about white space is needed later. */
  private writePreformatted(run: string, needs: number): void {
    const clean = normaliseRun(run, needs & ~RunNeeds.collapse)
      .replaceAll('\t', '    ')
      .replace(ODD_SPACES, '\xa0');
    const lines = clean.split(/\r\n|[\n\r\v\f\x85\u2028\u2029]/);
    lines.forEach((line, i) => {
      if (i > 0) this.break();
      const text = line.trimEnd();
      if (text !== '') this.putPreformatted(text, needs);
      if (text.length < line.length) this.space(' ');
    });
  }

  private putPreformatted(line: string, needs: number): void {
    const words = line.trimStart();
    const indent = line.length - words.length;
    if (indent > 0) this.space(' ');
    if (indent > 1 && this.gap !== Gap.block) this.htmlGap += '\xa0'.repeat(Math.min(indent, 80));
    this.writeRun(
      words.replace(/ {2,}/g, (spaces) => '\xa0'.repeat(spaces.length)),
      needs | RunNeeds.noBreak,
    );
  }

  private space(space: string): void {
    if (this.gap === Gap.none) {
      this.gap = Gap.space;
      this.htmlGap = space;
    } else if (this.gap === Gap.space && (this.htmlGap === '' || space === '\xa0')) {
      // Nothing is left of the gap where a picture stands in it: there may be white space on both sides.
      this.htmlGap = space;
    }
  }

  private endBlock(): void {
    this.gap = Gap.block;
    this.lines = 0;
    this.htmlGap = '';
  }

  /** Text and inline elements need a block around them, and in a table a cell. */
  private prepareForInline(): void {
    const parent = this.stack.at(-1);
    if (parent === undefined) {
      this.endBlock();
      this.push('p', true, '', true);
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
      this.push('tr', true, '', true);
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
    if (parent !== 'tr') this.push('tr', true, '', true);
    this.endBlock();
    this.push('td', true, '', true);
    this.writeTags();
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

  private push(
    name: string,
    block: boolean,
    attributes: string,
    implied: boolean,
    formatting: Formatting | null = null,
  ): void {
    if (block) this.hasBlankContent = false;
    const element = { name, block, attributes, written: false, implied, item: 0, formatting };
    if (formatting !== null) formatting.element = element;
    this.stack.push(element);
  }

  private pop(): void {
    const element = this.stack.pop()!;
    if (element.formatting !== null) {
      element.formatting.element = null;
      this.detachedCount++;
    }
    if (element.name === 'pre') this.preformatted--;
    if (element.block) this.endBlock();
    if (!element.written) {
      if (element.block && this.hasBlankContent && this.text.length > 0)
        this.endsInBlankBlock = this.stack.every(isPlain);
      return;
    }
    this.written--;
    if (element.block) this.isAtBlockEdge = true;
    this.html.push(`</${element.name}>`);
  }

  /** Paragraphs that hold nothing but a blank are how most books divide scenes; several are one. */
  private writeEmptyLine(): void {
    this.endsInBlankBlock = false;
    const next = this.stack[this.written];
    if (next === undefined || !(next.name === 'p' || isPlain(next))) return;
    this.html.push('<hr data-as="empty-line"/>');
    this.isAtBlockEdge = true;
  }

  private writeTags(): void {
    if (this.endsInBlankBlock) this.writeEmptyLine();
    if (this.gap === Gap.block && !this.isAtBlockEdge && !this.stack.some(isWaitingBlock)) {
      this.htmlGap = '<br/><br/>';
      this.isAtBlockEdge = true;
    }
    if (this.htmlGap !== '') {
      this.html.push(this.htmlGap);
      this.htmlGap = '';
    }
    for (; this.written < this.stack.length; this.written++) {
      const element = this.stack[this.written]!;
      element.written = true;
      if (element.block) this.isAtBlockEdge = true;
      this.html.push(`<${element.name}${element.attributes}>`);
    }
  }
}

const MUST_NORMALISE = RunNeeds.collapse | RunNeeds.compose | RunNeeds.clean;

const SPACES = new RegExp(`[${SPACE_CLASS}]+`, 'g');

/** White space other than the space, the no-break space and what ends a line. */
const ODD_SPACES = /[\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

const isBlank = (code: number) => code === 0x20 || code === 0xa0;
