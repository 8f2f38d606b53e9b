import { useEffect, type RefObject } from 'react';
import { swipeAction } from '#shared/reading/navigation/controls.ts';
import { canScrollSideways } from './can-scroll-sideways.ts';

interface Turning {
  container: RefObject<HTMLElement | null>;
  isEnabled: boolean;
  /** Whether swipes turn pages; not in a scrolling chapter. */
  isSwiped: boolean;
  direction: 'ltr' | 'rtl';
  onPrevious: () => void;
  onNext: () => void;
  onChapterStart: () => void;
  onChapterEnd: () => void;
}

const SWIPE_PX = 60;

/** Turns pages by arrow and Page keys, Space and swipes, unless the reader is typing or a dialog is open. */
export function usePageTurning({
  container,
  isEnabled,
  isSwiped,
  direction,
  onPrevious,
  onNext,
  onChapterStart,
  onChapterEnd,
}: Turning): void {
  useEffect(() => {
    if (!isEnabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target as HTMLElement;
      if (handlesOwnKeys(target)) return;
      // Shift with an arrow or Home selects words.
      if (event.shiftKey && event.key !== ' ') return;
      if (event.key === 'ArrowLeft' || event.key === 'PageUp') onPrevious();
      else if (event.key === 'ArrowRight' || event.key === 'PageDown') onNext();
      else if (event.key === 'Home') onChapterStart();
      else if (event.key === 'End') onChapterEnd();
      else if (event.key === ' ' && !target.closest('button, a, [role="button"]'))
        scrollOrTurn(event.shiftKey);
      else return;
      event.preventDefault();
    };
    const scrollOrTurn = (back: boolean) => {
      const box = container.current;
      if (!box) return;
      const atEnd = back ? box.scrollTop <= 1 : box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
      if (!atEnd) box.scrollBy({ top: (back ? -1 : 1) * box.clientHeight * 0.9 });
      else if (back) onPrevious();
      else onNext();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [container, isEnabled, onPrevious, onNext, onChapterStart, onChapterEnd]);

  useEffect(() => {
    const box = container.current;
    if (!box || !isEnabled || !isSwiped) return;
    let start: { x: number; y: number; scrolls: Record<'left' | 'right', boolean> } | null = null;
    const onStart = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (event.touches.length !== 1 || !touch) return void (start = null);
      // Measured before the swipe scrolls anything.
      const under = event.target as Element;
      const scrolls = { left: canScrollSideways(under, box, -1), right: canScrollSideways(under, box, 1) };
      start = { x: touch.clientX, y: touch.clientY, scrolls };
    };
    const onEnd = (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!start || !touch || !getSelection()?.isCollapsed) return;
      const dx = touch.clientX - start.x;
      if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(touch.clientY - start.y)) return;
      if (start.scrolls[dx < 0 ? 'left' : 'right']) return;
      if (swipeAction(dx, direction) === 'next') onNext();
      else onPrevious();
    };
    box.addEventListener('touchstart', onStart, { passive: true });
    box.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      box.removeEventListener('touchstart', onStart);
      box.removeEventListener('touchend', onEnd);
    };
  }, [container, isEnabled, isSwiped, direction, onPrevious, onNext]);
}

/** Whether the focused element handles arrow keys and Space itself. */
export function handlesOwnKeys(target: HTMLElement): boolean {
  const own = 'input, textarea, select, [role="listbox"], [role="menu"], [role="slider"], [role="dialog"]';
  return target.closest?.(own) != null || target.isContentEditable;
}
