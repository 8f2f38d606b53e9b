import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { nudge, type TurnPages } from './page-turn.ts';
import type { TypesetChapter } from './typeset-chapter.ts';
import { usePageDrag } from './use-page-drag.ts';
import type { TypesetPages } from './use-typeset-pages.ts';
import { useWheel } from './use-wheel.ts';

export type Turn = 'previous' | 'next';

interface PageTurnsInput {
  readingArea: RefObject<HTMLElement | null>;
  stage: RefObject<HTMLElement | null>;
  /** In the address. */
  chapter: number;
  typeset: TypesetChapter | null;
  /** The pages of `typeset` are of this window and type. */
  isUpToDate: boolean;
  neighbours: TypesetPages['neighbours'];
  /** Index of the first page in the window, and how many are in it. */
  index: number;
  columns: 1 | 2;
  /** Pages are shown, and nothing is over them. */
  isEnabled: boolean;
  /** The reader wants to see pages move. */
  isAnimated: boolean;
  direction: 'ltr' | 'rtl';
  onTurn: (to: Turn) => void;
  /** Called with a turn before the app's state has followed. */
  pendingRef: RefObject<(() => void) | null>;
}

/**
 * Turns pages by finger, wheel and whatever calls the function it returns. The page, also that of a neighbouring chapter,
 * is shown at once and the app's state follows after the next paint; the movement only leads the eye. A turn to a page
 * that is still being laid out waits for it.
 */
export function usePageTurns(input: PageTurnsInput): (to: Turn) => void {
  const { readingArea, stage, chapter, typeset, isUpToDate, neighbours, index, columns } = input;
  const { isEnabled, direction, onTurn } = input;
  const isAnimated = input.isAnimated && !prefersNoMotion();
  const coming = useRef<Turn | null>(null);
  const current = {
    ...{ chapter, typeset, isUpToDate, neighbours, index, columns },
    ...{ isEnabled, isAnimated, direction, onTurn },
  };
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  const { follow, followAfterPaint } = useFollowing(input.pendingRef);
  const waiting = useRef<WaitingTurn[]>([]);

  const turn = useCallback(
    (to: Turn) => {
      // Earlier turns count, however quickly they follow.
      follow();
      const { chapter, typeset, isUpToDate, neighbours, index, columns, isEnabled, onTurn, ...motion } =
        latest.current;
      const next = index + (to === 'next' ? columns : -columns);
      if (isEnabled && (!isUpToDate || isStillLaidOut(typeset, next))) {
        waiting.current.push({ to, chapter });
        return;
      }
      if (next >= 0 && typeset?.showAhead(next)) {
        slideIn(stage.current!, to, motion);
        followAfterPaint(() => {
          typeset.followed();
          onTurn(to);
        });
        return;
      }
      const isChapterEnd = next < 0 || (typeset?.pages?.isComplete && next >= typeset.pages.pages.length);
      const beside = isChapterEnd ? neighbours[to] : null;
      // A chapter is entered at its first page, from either side.
      if (typeset && beside?.showAhead(0)) {
        typeset.leave();
        slideIn(stage.current!, to, motion);
        followAfterPaint(() => {
          typeset.followed();
          beside.followed();
          onTurn(to);
        });
        return;
      }
      coming.current = to;
      onTurn(to);
    },
    [stage, follow, followAfterPaint],
  );
  useLayoutEffect(() => {
    const to = coming.current;
    coming.current = null;
    if (to && typeset) slideIn(stage.current!, to, { isAnimated, direction });
  }, [stage, typeset, index, isAnimated, direction]);

  useLayoutEffect(() => {
    if (waiting.current.length === 0 || !isUpToDate) return;
    // Not while React is at work: a turn is shown at once.
    queueMicrotask(() => {
      for (const one of waiting.current.splice(0)) if (one.chapter === chapter) turn(one.to);
    });
  });

  const pagesOf = (to: Turn): Pick<TurnPages, 'from' | 'to'> | null => {
    const from = typeset?.placeOf(index);
    if (!from) return null;
    const other = index + (to === 'next' ? columns : -columns);
    const isInside = other >= 0 && other < (typeset?.pages?.pages.length ?? 0);
    // A chapter is entered at its first page, from either side.
    return { from, to: (isInside ? typeset?.placeOf(other) : neighbours[to]?.placeOf(0)) ?? null };
  };
  usePageDrag({ stage, isEnabled, isAnimated, direction, pagesOf, onTurn });
  useWheel(readingArea, isEnabled, direction, turn);
  return turn;
}

/** Runs pending work before handling any of these events. */
const INTERRUPTIONS = ['pagehide', 'visibilitychange', 'popstate', 'pointerdown', 'keydown'] as const;

/** Work scheduled after the next paint; it always runs, also if something else comes first. */
function useFollowing(pendingRef: PageTurnsInput['pendingRef']): {
  follow: () => void;
  followAfterPaint: (step: () => void) => void;
} {
  const follow = useCallback(() => {
    const step = pendingRef.current;
    pendingRef.current = null;
    if (step) flushSync(step);
  }, [pendingRef]);
  useEffect(() => {
    for (const name of INTERRUPTIONS) addEventListener(name, follow, true);
    return () => {
      for (const name of INTERRUPTIONS) removeEventListener(name, follow, true);
    };
  }, [follow]);
  const followAfterPaint = useCallback(
    (step: () => void) => {
      pendingRef.current = step;
      requestAnimationFrame(() => setTimeout(follow));
    },
    [pendingRef, follow],
  );
  return { follow, followAfterPaint };
}

/** A turn that came before its page was laid out. */
interface WaitingTurn {
  to: Turn;
  /** The chapter of the turn; in another chapter it no longer applies. */
  chapter: number;
}

function isStillLaidOut(typeset: TypesetChapter | null, index: number): boolean {
  const pages = typeset?.pages;
  return !pages || (!pages.isComplete && index >= pages.pages.length);
}

interface Motion {
  isAnimated: boolean;
  direction: 'ltr' | 'rtl';
}

/** The window moves, not the sheet in it: moving that would paint the whole chapter. */
function slideIn(stage: HTMLElement, to: Turn, { isAnimated, direction }: Motion): void {
  if (isAnimated) nudge(stage, (to === 'next') === (direction === 'ltr') ? 1 : -1);
}

const prefersNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
