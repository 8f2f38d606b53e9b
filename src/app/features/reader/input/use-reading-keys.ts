import { useEffect, type RefObject } from 'react';
import type { Turn } from '../pages/use-page-turns.ts';

interface ReadingKeys {
  container: RefObject<HTMLElement | null>;
  isEnabled: boolean;
  onTurn: (to: Turn) => void;
  onChapterStart: () => void;
  onChapterEnd: () => void;
}

/** Turns pages by arrow and Page keys and Space, unless the reader is typing or a dialog is open. */
export function useReadingKeys({
  container,
  isEnabled,
  onTurn,
  onChapterStart,
  onChapterEnd,
}: ReadingKeys): void {
  useEffect(() => {
    if (!isEnabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target as HTMLElement;
      if (handlesOwnKeys(target)) return;
      // Shift with an arrow or Home selects words.
      if (event.shiftKey && event.key !== ' ') return;
      if (event.key === 'ArrowLeft' || event.key === 'PageUp') onTurn('previous');
      else if (event.key === 'ArrowRight' || event.key === 'PageDown') onTurn('next');
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
      else if (back) onTurn('previous');
      else onTurn('next');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [container, isEnabled, onTurn, onChapterStart, onChapterEnd]);
}

/** Whether the focused element handles arrow keys and Space itself. */
export function handlesOwnKeys(target: HTMLElement): boolean {
  const own = 'input, textarea, select, [role="listbox"], [role="menu"], [role="slider"], [role="dialog"]';
  return target.closest?.(own) != null || target.isContentEditable;
}
