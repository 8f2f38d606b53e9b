import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { nudge, type TurnPages } from './page-turn.ts';
import type { TypesetChapter } from './typeset-chapter.ts';
import { usePageDrag } from './use-page-drag.ts';
import type { TypesetPages } from './use-typeset-pages.ts';
import { useWheel } from './use-wheel.ts';

export type Turn = 'previous' | 'next';

interface PageTurnsInput {
  room: RefObject<HTMLElement | null>;
  stage: RefObject<HTMLElement | null>;
  typeset: TypesetChapter | null;
  neighbours: TypesetPages['neighbours'];
  /** Index of the first page in the window, and how many are in it. */
  index: number;
  columns: 1 | 2;
  isVertical: boolean;
  /** Pages are shown, and nothing is over them. */
  isEnabled: boolean;
  /** The reader wants to see pages move. */
  isAnimated: boolean;
  direction: 'ltr' | 'rtl';
  onTurn: (to: Turn) => void;
}

/**
 * Turns pages by finger, wheel and whatever calls the function it returns. The next page is in the window at the next
 * frame; the movement only leads the eye.
 */
export function usePageTurns(input: PageTurnsInput): (to: Turn) => void {
  const { room, stage, typeset, neighbours, index, columns, isVertical, isEnabled, direction, onTurn } =
    input;
  const isAnimated = input.isAnimated && !isVertical && !prefersNoMotion();
  const coming = useRef<Turn | null>(null);

  const turn = useCallback(
    (to: Turn) => {
      coming.current = to;
      onTurn(to);
    },
    [onTurn],
  );
  useLayoutEffect(() => {
    const to = coming.current;
    coming.current = null;
    if (!to || !isAnimated || !typeset?.element) return;
    nudge(typeset.element, (to === 'next') === (direction === 'ltr') ? 1 : -1);
  }, [typeset, index, isAnimated, direction]);

  const pagesOf = (to: Turn): Pick<TurnPages, 'from' | 'to'> | null => {
    const from = typeset?.placeOf(index);
    if (!from) return null;
    const other = index + (to === 'next' ? columns : -columns);
    const isInside = other >= 0 && other < (typeset?.pages?.pages.length ?? 0);
    // A chapter is entered at its first page, from either side.
    return { from, to: (isInside ? typeset?.placeOf(other) : neighbours[to]?.placeOf(0)) ?? null };
  };
  usePageDrag({ stage, isEnabled, isAnimated, direction, pagesOf, onTurn });
  useWheel(room, isEnabled, direction, turn);
  return turn;
}

const prefersNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
