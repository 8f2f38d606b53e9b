import { useEffect, type RefObject } from 'react';

interface Turning {
  container: RefObject<HTMLElement | null>;
  isEnabled: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

const SWIPE_PX = 60;

/** Arrow keys, Page keys, Space and swipes turn pages, unless the reader is typing or something lies over the book. */
export function useTurning({ container, isEnabled, onPrevious, onNext }: Turning): void {
  useEffect(() => {
    if (!isEnabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target as HTMLElement;
      if (
        target.closest(
          'input, textarea, select, [role="listbox"], [role="menu"], [role="slider"], [role="dialog"]',
        )
      )
        return;
      if (event.key === 'ArrowLeft' || event.key === 'PageUp') onPrevious();
      else if (event.key === 'ArrowRight' || event.key === 'PageDown') onNext();
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
  }, [container, isEnabled, onPrevious, onNext]);

  useEffect(() => {
    const box = container.current;
    if (!box || !isEnabled) return;
    let start: { x: number; y: number } | null = null;
    const onStart = (event: TouchEvent) => {
      const touch = event.touches[0];
      start = event.touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const onEnd = (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!start || !touch || !getSelection()?.isCollapsed) return;
      const dx = touch.clientX - start.x;
      if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(touch.clientY - start.y)) return;
      if (dx < 0) onNext();
      else onPrevious();
    };
    box.addEventListener('touchstart', onStart, { passive: true });
    box.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      box.removeEventListener('touchstart', onStart);
      box.removeEventListener('touchend', onEnd);
    };
  }, [container, isEnabled, onPrevious, onNext]);
}
