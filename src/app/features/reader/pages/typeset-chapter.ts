import type { PageBox } from '#shared/reading/layout/page-box.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import type { PageHighlight } from '../highlights/render-highlights.ts';
import type { PageTree } from '../chapter/page-tree.ts';
import type { Mark } from '../chapter/render-marks.ts';
import { appendSheet, type ChapterPages } from './chapter-pages.ts';
import type { ChapterSource, MarkedChapter } from './chapter-source.ts';
import { idle } from './idle.ts';
import { layOutSheet, WHOLE_CHARS } from './lay-out-sheet.ts';
import type { PageFont } from './page-font.ts';
import type { Sheet } from './sheet.ts';
import { stretchChars } from './stretch-chars.ts';

/** Where a page is: its sheet, and how far from the start of that, in CSS pixels. */
export interface PagePlace {
  sheet: Sheet;
  distance: number;
}

/** Sheets at either side of the one in the window that stay laid out. */
const NEAR = 1;

interface PlacedSheet {
  sheet: Sheet;
  /** Index of its first page in the chapter. */
  first: number;
  /** How many of its pages count: those after them are laid out again by the next sheet. */
  count: number;
}

/**
 * A chapter laid out for one window and one type, stretch by stretch: each starts where the last full page of the one
 * before it ended, so that a long chapter takes no longer to open than a short one.
 */
export class TypesetChapter {
  readonly source: ChapterSource;
  pages: ChapterPages | null = null;
  readonly box: PageBox;
  readonly font: PageFont;
  readonly host: HTMLElement;
  private readonly onChange: () => void;
  private readonly sheets: PlacedSheet[] = [];
  /** To be disposed of once another one is shown. */
  private readonly retired: PlacedSheet[] = [];
  marks: readonly Mark[];
  private descriptions: ReadonlyMap<string, DescriptionRow> = new Map();
  private highlights: readonly PageHighlight[] = [];
  private shown: PlacedSheet | null = null;
  /** Where the window was last scrolled to for the sheet in it, in CSS pixels; null if it must be scrolled again. */
  private shownLeft: number | null = null;
  private isAhead = false;
  private isDisposed = false;
  private work: Promise<void> = Promise.resolve();

  constructor(
    { source, marks }: MarkedChapter,
    { box, font }: { box: PageBox; font: PageFont },
    host: HTMLElement,
    onChange: () => void,
  ) {
    this.source = source;
    this.marks = marks;
    this.box = box;
    this.font = font;
    this.host = host;
    this.onChange = onChange;
  }

  /**
   * Lays out the first stretch, or all that is missing; called again after a failure, it continues.
   * @throws WorkerFailedError
   */
  layOut(extent: 'first' | 'all'): Promise<void> {
    const before = this.work.catch(() => undefined); // The caller has been notified.
    this.work = before.then(async () => {
      while (!this.isDisposed && !this.pages?.isComplete) {
        if (extent === 'first' && this.sheets.length > 0) return;
        await this.addSheet();
        if (extent === 'all') await nextTask();
      }
    });
    return this.work;
  }

  /** Shows a page's spread; false if it is not laid out yet. While one is shown ahead, that one stays. */
  show(index: number): boolean {
    return this.isAhead || this.scrollToSpread(index);
  }

  /**
   * Shows a page's spread before the app's state has followed the turn to it: the reader sees it at the next frame,
   * however long the rest takes. False if it is not laid out yet.
   */
  showAhead(index: number): boolean {
    const isShown = this.scrollToSpread(index);
    if (isShown) this.isAhead = true;
    return isShown;
  }

  /** A page of another chapter is shown ahead: this one is out of the window until the app's state has followed. */
  leave(): void {
    this.hide();
    this.isAhead = true;
  }

  /** The app's state follows now, and decides again what is shown. */
  followed(): void {
    this.isAhead = false;
    // Scroll events in the meantime were ignored.
    this.shownLeft = null;
  }

  private scrollToSpread(index: number): boolean {
    const at = this.sheets.findIndex(({ first, count }) => index >= first && index < first + count);
    const placed = this.sheets[at];
    if (!placed) return false;
    this.attachAround(at);
    if (this.shown !== placed) {
      this.shown?.sheet.hide();
      this.shownLeft = null;
      setTimeout(() => this.putFirst(placed));
      if (this.box.isVertical && navigator.maxTouchPoints > 0) void this.prepareForTouch(placed);
    }
    this.shown = placed;
    for (const { sheet: old } of this.retired.splice(0)) old.dispose();
    const { sheet, first } = placed;
    sheet.setDescriptions(this.descriptions);
    sheet.setMarks(this.marks);
    sheet.setHighlights(this.highlights);
    sheet.show();
    this.scrollTo(sheet, sheet.distanceTo(index - first));
    return true;
  }

  /** A page's position among the others, whether it is in the window or not; null if it is not laid out yet. */
  placeOf(index: number): PagePlace | null {
    const placed = this.sheets.find(({ first, count }) => index >= first && index < first + count);
    if (!placed?.sheet.element.isConnected) return null;
    const { sheet, first } = placed;
    return { sheet, distance: sheet.distanceTo(index - first) };
  }

  /**
   * Index of the page to which the window has been scrolled: by the browser, to what has the focus, was found on the
   * page, or is being selected. Null while nothing is shown or a page is shown ahead, and for vertical lines, whose
   * pages it cannot scroll to.
   */
  scrolledPage(): number | null {
    if (!this.shown || this.isAhead || this.box.isVertical) return null;
    const { sheet, first, count } = this.shown;
    const { scrollLeft, clientWidth } = this.host;
    // Halfway between two pages: content on both begins on the first.
    const middle = Math.abs(scrollLeft) + clientWidth / 2 - 1;
    return first + Math.min(count - 1, sheet.pageAtDistance(middle));
  }

  /** Indexes of the pages that hold an element of the sheet in the window, in order. */
  pagesOf(element: Element): number[] {
    if (!this.shown || this.isAhead || !this.shown.sheet.content.contains(element)) return [];
    const { sheet, first, count } = this.shown;
    return sheet.pagesOf(element).map((page) => first + Math.min(count - 1, page));
  }

  /** Whether the pages of the sheet in the window no longer start where they did. */
  hasMoved(): boolean {
    return this.shown?.sheet.hasMoved() ?? false;
  }

  /** Realigns the page in the window after the browser has scrolled within it. */
  realign(index: number): void {
    this.shownLeft = null;
    this.show(index);
  }

  hide(): void {
    this.shown?.sheet.hide();
    this.shown = null;
  }

  /** The sheet in the window, as text; null while nothing is shown. */
  get tree(): PageTree | null {
    return this.shown?.sheet.tree ?? null;
  }

  get element(): HTMLElement | null {
    return this.shown?.sheet.element ?? null;
  }

  /** Marks the passages in the window at once, and the others when there is time or they are shown. */
  setMarks(marks: readonly Mark[]): void {
    if (this.marks === marks) return;
    this.marks = marks;
    this.shown?.sheet.setMarks(marks);
    void this.markTheRest();
  }

  private async markTheRest(): Promise<void> {
    const { marks } = this;
    for (const { sheet } of [...this.sheets]) {
      await idle();
      if (this.isDisposed || this.marks !== marks) return;
      sheet.setMarks(marks);
    }
  }

  setDescriptions(descriptions: ReadonlyMap<string, DescriptionRow>): void {
    this.descriptions = descriptions;
    this.shown?.sheet.setDescriptions(descriptions);
  }

  setHighlights(highlights: readonly PageHighlight[]): void {
    this.highlights = highlights;
    this.shown?.sheet.setHighlights(highlights);
  }

  dispose(): void {
    this.isDisposed = true;
    for (const { sheet } of [...this.sheets, ...this.retired]) sheet.dispose();
  }

  /** The window cannot be scrolled by hand; where it is scrolled to is the page. */
  private scrollTo(sheet: Sheet, distance: number): void {
    const { host } = this;
    const direction = sheet.isRightToLeft ? 'rtl' : 'ltr';
    if (host.dir !== direction) host.dir = direction;
    const left = distance * (sheet.isRightToLeft ? -1 : 1);
    // A scroll by the browser since then stays: its event is still to come, and decides which page is shown.
    if (!this.box.isVertical && left !== this.shownLeft) host.scrollLeft = left;
    this.shownLeft = left;
    if (host.scrollTop !== 0) host.scrollTop = 0;
    if (this.box.isVertical) sheet.moveUp(distance);
  }

  private async addSheet(): Promise<void> {
    const text = this.pages?.text;
    if (text !== undefined && this.sheets.length === 1 && text.length <= WHOLE_CHARS)
      return this.layOutWhole();
    const start = this.pages?.pages.at(-1)?.end ?? 0;
    let chars = stretchChars(this, text === undefined);
    for (;;) {
      const sheet = await this.layOutSheet(start, chars);
      if (!sheet) return;
      const count = sheet.isLast ? sheet.pages.length : sheet.fullPages(this.box.columns);
      if (count > 0) return this.place({ sheet, first: this.pages?.pages.length ?? 0, count });
      sheet.dispose();
      chars *= 3;
    }
  }

  /** A chapter of common length becomes one sheet: one text for screen readers, selections and the browser's search. */
  private async layOutWhole(): Promise<void> {
    const sheet = await this.layOutSheet(0, Infinity);
    if (!sheet) return;
    // The first sheet stays in the window until this one is shown.
    this.retired.push(...this.sheets.splice(0));
    this.pages = null;
    this.place({ sheet, first: 0, count: sheet.pages.length });
  }

  /** Null if the chapter has been disposed of meanwhile. */
  private layOutSheet(start: number, chars: number): Promise<Sheet | null> {
    return layOutSheet(this, { start, chars }, () => this.isDisposed);
  }

  private place(placed: PlacedSheet): void {
    const { sheet, count } = placed;
    this.sheets.push(placed);
    this.pages = appendSheet(this.pages, this.source.number, sheet, count);
    this.onChange();
  }

  /** The sheet in the window comes first in the document, whatever was laid out before it. */
  private putFirst(placed: PlacedSheet): void {
    const { element } = placed.sheet;
    if (this.isDisposed || this.shown !== placed) return;
    // Moving this one would take the focus and the selection from it.
    while (element.previousSibling) this.host.append(element.previousSibling);
  }

  /** Makes the copy before the first touch: laying out all lines once more would delay it. */
  private async prepareForTouch({ sheet }: PlacedSheet): Promise<void> {
    await idle();
    if (!this.isDisposed && this.shown?.sheet === sheet) sheet.twinAt(0);
  }

  /** Sheets far from the window are taken out of the document, so that they cost no layout. */
  private attachAround(at: number): void {
    this.sheets.forEach(({ sheet: { element } }, i) => {
      if (Math.abs(i - at) > NEAR) element.remove();
      else if (!element.isConnected) this.host.append(element);
    });
  }
}

/** Lets the browser paint and handle input first. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
