import { flushSync } from 'react-dom';
import type { PageTree } from '../chapter/page-tree.ts';
import type { PlaceOnPage } from '../navigation/place-on-page.ts';
import type { ScrollPages } from './use-scroll-pages.ts';

/** A chapter that is on the screen, above it or below it. */
export interface ScrolledChapter {
  element: HTMLElement;
  tree: PageTree;
  pages: ScrollPages;
}

interface ScrollerOptions {
  /** What scrolls. */
  box: HTMLElement;
  /** The chapters in one piece, a child of the box. */
  flow: HTMLElement;
  /** How many chapters the book has. */
  chapterCount: number;
  /** The chapter in which words are selected or a highlight is open: it stays the open one while it is in view. */
  heldChapter: () => number | null;
  /** The reader has scrolled to a place. */
  onRead: (place: PlaceOnPage) => void;
}

/** The line that counts as being read is this far below the upper edge. */
const READING_LINE_PX = 28;
const SETTLED_MS = 200;
/** For this long the target is kept in view while pictures and fonts load. */
const ARRIVING_MS = 1_500;
/** Any input by the reader ends the scrolling to a target. */
const INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls a book to the reader's place and reports how far they have read. Whatever is laid out above or below, the
 * line being read stays in place; not every browser does that natively.
 */
export class BookScroller {
  private readonly options: ScrollerOptions;
  private readonly observer = new ResizeObserver(() => this.settle());
  private chapters: ReadonlyMap<number, ScrolledChapter> = new Map();
  /** What is being scrolled to. */
  private target: PlaceOnPage | null = null;
  /** The line that was being read last, and its distance from the upper edge. */
  private anchor: { place: PlaceOnPage; top: number } | null = null;
  /** The reader's place as the app knows it. */
  private reported: PlaceOnPage | null = null;
  private arrival: ReturnType<typeof setTimeout> | undefined;
  private report: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ScrollerOptions) {
    this.options = options;
    const { box, flow } = options;
    this.observer.observe(flow);
    box.addEventListener('scroll', this.onScroll, { passive: true });
    for (const name of INPUTS) addEventListener(name, this.onInput, { passive: true });
    addEventListener('pagehide', this.onPageHide);
  }

  dispose(): void {
    clearTimeout(this.arrival);
    clearTimeout(this.report);
    this.observer.disconnect();
    this.options.box.removeEventListener('scroll', this.onScroll);
    for (const name of INPUTS) removeEventListener(name, this.onInput);
    removeEventListener('pagehide', this.onPageHide);
  }

  /** Scrolls to a place as soon as its chapter is there. */
  goTo(place: PlaceOnPage): void {
    clearTimeout(this.arrival);
    clearTimeout(this.report);
    this.arrival = undefined;
    this.report = undefined;
    this.reported = place;
    this.target = place;
    this.settle();
  }

  /** Updates the chapters in the document. */
  setChapters(chapters: ReadonlyMap<number, ScrolledChapter>): void {
    this.chapters = chapters;
    this.settle();
  }

  /** Restores the line that was being read, or the scroll target, after a layout change. */
  private settle(): void {
    const { box } = this.options;
    if (this.target) {
      const chapter = this.chapters.get(this.target.chapter);
      if (!chapter) return;
      const isStart = this.target.offset === 0;
      box.scrollTop += isStart
        ? this.below(chapter.element.getBoundingClientRect().top)
        : this.topOf(this.target)! - READING_LINE_PX;
      this.arrival ??= setTimeout(this.onInput, ARRIVING_MS);
    } else if (this.anchor) {
      const top = this.topOf(this.anchor.place);
      const moved = top === null ? 0 : top - this.anchor.top;
      if (Math.abs(moved) >= 1) box.scrollTop += moved;
    }
    this.keepAnchor();
  }

  private readonly onScroll = (): void => {
    if (this.target) return;
    this.keepAnchor();
    // The chapter after the one that has been reached is needed before the reader comes to rest.
    const isElsewhere = this.anchor?.place.chapter !== this.reported?.chapter;
    if (isElsewhere && this.report !== undefined) return;
    clearTimeout(this.report);
    this.report = setTimeout(this.reportPlace, SETTLED_MS);
  };

  private readonly onInput = (): void => {
    // A place whose chapter is still being read is waited for.
    if (this.arrival !== undefined) this.target = null;
  };

  /** A page that is being closed runs no timers and renders no more. */
  private readonly onPageHide = (): void => {
    if (this.report === undefined) return;
    clearTimeout(this.report);
    flushSync(this.reportPlace);
  };

  private readonly reportPlace = (): void => {
    this.report = undefined;
    this.reported = this.atEnd() ?? this.atReadingLine(this.options.heldChapter());
    if (this.reported) this.options.onRead(this.reported);
  };

  private keepAnchor(): void {
    const place = this.atReadingLine(null);
    const top = place && this.topOf(place);
    this.anchor = place && top !== null ? { place, top } : null;
  }

  /** The start of the book's last page once all has been scrolled through: its lines never reach the reading line. */
  private atEnd(): PlaceOnPage | null {
    const { box, chapterCount } = this.options;
    const last = this.chapters.get(chapterCount);
    if (!last || box.scrollTop + box.clientHeight < box.scrollHeight - 2) return null;
    const start = last.pages.pages.at(-1)?.start ?? 0;
    const line = this.atReadingLine(null);
    const isBeyond = line?.chapter === chapterCount && line.offset > start;
    return isBeyond ? line : { chapter: chapterCount, offset: start };
  }

  /** @param held a chapter that is preferred while it is in view */
  private atReadingLine(held: number | null): PlaceOnPage | null {
    const top = this.options.box.getBoundingClientRect().top;
    const line = top + READING_LINE_PX - 4;
    const isHeld = held !== null && this.isInView(held);
    for (const [chapter, { element, tree }] of inOrder(this.chapters)) {
      const bounds = element.getBoundingClientRect();
      if (isHeld ? chapter !== held : bounds.bottom <= line) continue;
      return { chapter, offset: bounds.top > top - 1 ? 0 : tree.offsetBelow(line) };
    }
    // All of them have been scrolled past.
    const [chapter, last] = inOrder(this.chapters).at(-1) ?? [];
    return chapter && last ? { chapter, offset: Math.max(0, last.tree.text.length - 1) } : null;
  }

  private isInView(chapter: number): boolean {
    const bounds = this.chapters.get(chapter)?.element.getBoundingClientRect();
    return (
      bounds !== undefined &&
      this.below(bounds.bottom) > 0 &&
      this.below(bounds.top) < this.options.box.clientHeight
    );
  }

  /** How far the line of a place is below the upper edge, in CSS pixels; null while its chapter is not there. */
  private topOf({ chapter, offset }: PlaceOnPage): number | null {
    const known = this.chapters.get(chapter);
    if (!known) return null;
    const bounds = known.element.getBoundingClientRect();
    const isAfter = offset > 0 && offset >= known.tree.text.length;
    return this.below(known.tree.boxOf(offset)?.top ?? (isAfter ? bounds.bottom : bounds.top));
  }

  private below(y: number): number {
    return y - this.options.box.getBoundingClientRect().top;
  }
}

const inOrder = (chapters: ReadonlyMap<number, ScrolledChapter>) =>
  [...chapters].sort(([one], [other]) => one - other);
