import type { PageBox } from '#shared/reading/layout/page-box.ts';
import type { HyphenatedSheet } from '#workers/books/book-worker.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { decorateMarks } from '../chapter/decorate-page.ts';
import { renderHighlights, type PageHighlight } from '../highlights/render-highlights.ts';
import type { PageTree } from '../chapter/page-tree.ts';
import { renderMarks, type Mark } from '../chapter/render-marks.ts';
import { divideVertical } from './divide-vertical.ts';
import { fillPage, type FilledPage, type PageContent } from './fill-page.ts';
import { fitBlocks } from './fit-blocks.ts';
import { measurePages, type ColumnOf, type MeasuredPage } from './measure-pages.ts';
import { insertSoftHyphens, removeUnusedSoftHyphens } from './soft-hyphens.ts';

interface SheetContent extends PageContent, HyphenatedSheet {
  marks: readonly Mark[];
}

/**
 * A stretch of a chapter laid out in columns, each of them a page. The browser divides the text between lines and keeps
 * headings, widows and orphans together (CSS Fragmentation 3); turning a page moves the columns.
 */
export class Sheet {
  readonly element = document.createElement('div');
  /** The element that holds the book's markup. */
  readonly content = document.createElement('div');
  private readonly end = document.createElement('span');
  readonly chapter: number;
  readonly box: PageBox;
  /** The chapter's text, and where in it the sheet begins. */
  readonly text: string;
  readonly start: number;
  /** The chapter ends with it. */
  readonly isLast: boolean;
  pages: readonly MeasuredPage[] = [];
  private readonly filled: FilledPage;
  readonly isRightToLeft: boolean;
  private twin: HTMLElement | null = null;
  private marks: readonly Mark[];
  private descriptions: ReadonlyMap<string, DescriptionRow> | null = null;
  private highlights: readonly PageHighlight[] | null = null;

  constructor(chapter: number, box: PageBox, content: SheetContent) {
    this.chapter = chapter;
    this.box = box;
    this.text = content.text;
    this.start = content.start;
    this.isLast = content.end === content.text.length;
    this.isRightToLeft = content.direction === 'rtl';
    this.filled = fillPage(this.content, content);
    this.marks = content.marks;
    renderMarks(this.tree, this.marks);
    insertSoftHyphens(this.tree, content.hyphens);
    this.content.dataset.flow = box.isVertical ? 'vertical' : 'pages';
    this.element.className = 'reader-sheet';
    this.element.dataset.flow = this.content.dataset.flow;
    this.element.dir = content.direction;
    this.end.className = 'reader-sheet-end';
    this.element.append(this.content, this.end);
    this.hide();
  }

  get tree(): PageTree {
    return this.filled.tree;
  }

  /** Resolves when every picture has its size. */
  get picturesLoaded(): Promise<void> {
    return this.filled.pictures.loaded;
  }

  /**
   * Finds the pages of the sheet, which must be in the document.
   *
   * @param isFinal whether it stays: a sheet that is soon replaced isn't tidied
   */
  measure(isFinal: boolean): void {
    if (isFinal) removeUnusedSoftHyphens(this.tree);
    fitBlocks(this.content, this.box);
    divideVertical(this.tree, this.box);
    this.pages = measurePages(this.tree, this.columnFinder());
    this.extend();
  }

  /**
   * Leaves room for another spread after the last one, so that the window stays where it is scrolled to while a
   * finger moves the sheet. The browser does not count the margin after the last column either.
   */
  private extend(): void {
    const { columns, isVertical } = this.box;
    if (isVertical) return;
    const used = (this.pages.at(-1)?.column ?? 0) + 1;
    const length = (Math.ceil(used / columns) + 1) * columns * this.stride;
    this.end.style.insetInlineStart = `${length - 1}px`;
  }

  /** Whether the pages no longer start where they were found. */
  hasMoved(): boolean {
    const now = measurePages(this.tree, this.columnFinder());
    return now.length !== this.pages.length || now.some(({ start }, i) => start !== this.pages[i]!.start);
  }

  /**
   * How many pages are as they will be in the whole chapter, in whole spreads: all but the last, whose text continues
   * in the next sheet. A page that follows a picture cannot be the first of a sheet: the picture would be in both.
   */
  fullPages(columns: number): number {
    for (let count = this.pages.length - 1; count > 0; count--) {
      const next = this.pages[count]!.start;
      if (count % columns === 0 && this.pages[count - 1]!.start < next && !this.tree.isAfterPicture(next))
        return count;
    }
    return 0;
  }

  /** From the start of one page's text to the next one's. */
  private get stride(): number {
    const { isVertical, textWidth, textHeight, gap, inset } = this.box;
    return isVertical ? textHeight + 2 * inset : textWidth + gap;
  }

  private columnFinder(): ColumnOf {
    const { stride, isRightToLeft } = this;
    const { isVertical } = this.box;
    const origin = this.content.getBoundingClientRect();
    // The middle of a rectangle, because letters may overhang their column.
    return ({ top, bottom, left, right }) => {
      const fromStart = isVertical
        ? (top + bottom) / 2 - origin.top
        : isRightToLeft
          ? origin.right - (left + right) / 2
          : (left + right) / 2 - origin.left;
      return Math.max(0, Math.floor(fromStart / stride));
    };
  }

  /** Where the window has to be scrolled to for a page, in CSS pixels from the start of the text. */
  distanceTo(page: number): number {
    return (this.pages[page]?.column ?? 0) * this.stride;
  }

  /** The pages that hold an element of the sheet, in order. */
  pagesOf(element: Element): number[] {
    return [...element.getClientRects()].map(this.columnFinder()).map((column) => this.pageInColumn(column));
  }

  /** The page at a distance from the start of the text, in CSS pixels. */
  pageAtDistance(distance: number): number {
    return this.pageInColumn(Math.floor(distance / this.stride));
  }

  private pageInColumn(column: number): number {
    return Math.max(
      0,
      this.pages.findLastIndex((page) => page.column <= column),
    );
  }

  show(): void {
    this.element.style.visibility = '';
    this.element.inert = false;
    this.content.dataset.testid = 'reader-content';
  }

  /** Brings a page of vertical lines into the window: the pages of such a sheet are stacked vertically. */
  moveUp(distance: number): void {
    this.content.style.transform = `translateY(${-distance}px)`;
  }

  /**
   * A copy of vertical lines, out of sight until it is moved, that shows another page: two pages of such a sheet
   * cannot be side by side. It is only visual, and is kept until its content changes, so that no turn waits for it.
   */
  twinAt(distance: number): HTMLElement {
    this.twin ??= this.makeTwin();
    (this.twin.firstElementChild as HTMLElement).style.transform = `translateY(${-distance}px)`;
    return this.twin;
  }

  private makeTwin(): HTMLElement {
    const twin = this.element.cloneNode(true) as HTMLElement;
    for (const named of twin.querySelectorAll('[id]')) named.removeAttribute('id');
    delete (twin.firstElementChild as HTMLElement).dataset.testid;
    twin.style.translate = '';
    twin.style.visibility = 'hidden';
    twin.inert = true;
    this.element.after(twin);
    return twin;
  }

  private dropTwin(): void {
    this.twin?.remove();
    this.twin = null;
  }

  /** Stays laid out, so that showing it takes no time. */
  hide(): void {
    this.element.style.visibility = 'hidden';
    this.element.style.translate = '';
    this.element.inert = true;
    delete this.content.dataset.testid;
    this.dropTwin();
  }

  /** Marks newly found passages in place, without moving text. */
  setMarks(marks: readonly Mark[]): void {
    if (this.marks === marks) return;
    const before = this.marks;
    this.marks = marks;
    this.dropTwin();
    // Highlights are within marks.
    renderHighlights(this.tree, []);
    renderMarks(this.tree, marks, before);
    decorateMarks(this.content, this.descriptions ?? new Map());
    renderHighlights(this.tree, this.highlights ?? []);
  }

  /** Updates passages in place, so that one keeps the focus when its picture arrives. */
  setDescriptions(descriptions: ReadonlyMap<string, DescriptionRow>): void {
    if (this.descriptions === descriptions) return;
    this.descriptions = descriptions;
    this.dropTwin();
    decorateMarks(this.content, descriptions);
  }

  setHighlights(highlights: readonly PageHighlight[]): void {
    if (this.highlights === highlights) return;
    this.highlights = highlights;
    this.dropTwin();
    renderHighlights(this.tree, highlights);
  }

  dispose(): void {
    this.dropTwin();
    this.element.remove();
    this.filled.pictures.release();
  }
}
