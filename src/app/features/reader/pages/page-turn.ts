import type { PagePlace } from './typeset-chapter.ts';

/** The pages that a turn leads between. */
export interface TurnPages {
  from: PagePlace;
  /** Null at the ends of the book, and where the page is not ready: then the page can be pulled, but not turned. */
  to: PagePlace | null;
  /** 1 for a page on the right, -1 for one on the left. */
  side: 1 | -1;
  /** The window's width, in CSS pixels. */
  width: number;
}

const SETTLE_MS = 180;
const EASING = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
/** At the ends of the book, the page follows the finger by this share. */
const RESISTANCE = 0.25;

/** A page that follows the finger: the page in the window moves, and the one beside it with it. */
export class PageTurn {
  private readonly pages: TurnPages;
  /** The page that slides in beside the page in the window; null if it is part of the same sheet, or there is none. */
  private coming: ComingPage | null = null;
  private readonly slides: Animation[] = [];
  private x = 0;

  constructor(pages: TurnPages) {
    this.pages = pages;
  }

  /** @param dx CSS pixels from where the finger was put down */
  move(dx: number): void {
    const { from, to, side, width } = this.pages;
    const forward = Math.max(0, -dx * side);
    this.x = -side * (to ? Math.min(width, forward) : forward * RESISTANCE);
    from.sheet.element.style.translate = `${this.x}px`;
    this.coming ??= comingPage(this.pages);
    if (!this.coming) return;
    const { element, rest } = this.coming;
    element.style.visibility = '';
    element.style.translate = `${this.x + rest}px`;
  }

  /** Finishes the gesture: completes the turn or slides back. Resolves when the animation ends. */
  async settle(isTurned: boolean): Promise<void> {
    const { from, side, width } = this.pages;
    const end = isTurned ? -side * width : 0;
    this.slides.push(slide(from.sheet.element, this.x, end));
    if (this.coming) {
      const { element, rest } = this.coming;
      this.slides.push(slide(element, this.x + rest, end + rest));
    }
    // A cancelled animation has ended, too.
    await Promise.allSettled(this.slides.map(({ finished }) => finished));
  }

  /** Ends the turn, finished or not; afterwards the window follows the app's state. */
  end(isTurned: boolean): void {
    this.pages.from.sheet.element.style.translate = '';
    this.coming?.leave(isTurned);
    for (const one of this.slides) one.cancel();
  }
}

interface ComingPage {
  element: HTMLElement;
  /** Its offset beside the window, in CSS pixels. */
  rest: number;
  leave: (isTurned: boolean) => void;
}

function comingPage({ from, to, side, width }: TurnPages): ComingPage | null {
  if (!to) return null;
  const { sheet } = to;
  if (sheet === from.sheet) {
    if (!sheet.box.isVertical) return null;
    const twin = sheet.twinAt(to.distance);
    const leave = () => {
      twin.style.visibility = 'hidden';
      twin.style.translate = '';
    };
    return { element: twin, rest: side * width, leave };
  }
  if (sheet.box.isVertical) sheet.moveUp(to.distance);
  return {
    element: sheet.element,
    rest: scrolled(from) + side * width - scrolled(to),
    leave: (isTurned) => {
      if (isTurned) sheet.element.style.translate = '';
      else sheet.hide();
    },
  };
}

/** How far the window is scrolled to the right for a page. */
function scrolled({ sheet, distance }: PagePlace): number {
  if (sheet.box.isVertical) return 0;
  return sheet.isRightToLeft ? -distance : distance;
}

function slide(element: HTMLElement, from: number, to: number): Animation {
  return element.animate([{ translate: `${from}px` }, { translate: `${to}px` }], {
    duration: SETTLE_MS,
    easing: EASING,
    fill: 'forwards',
  });
}

/** Less than any margin, so that no letter leaves the window. */
const NUDGE_PX = 10;
const NUDGE_MS = 140;

/**
 * A short slide for a page turned by key or mouse, which is visible at once. Only the position is animated: with
 * opacity, Chromium would repaint the page in each frame.
 */
export function nudge(element: HTMLElement, side: 1 | -1): void {
  const from = { transform: `translateX(${side * NUDGE_PX}px)` };
  element.animate([from, { transform: 'none' }], { duration: NUDGE_MS, easing: EASING });
}
