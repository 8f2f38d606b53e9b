import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus to the dialog when the focused element is removed from it, so that Escape and Tab keep working.
 *
 * @param inside any element in the dialog
 */
export function useRestoredFocus(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = inside.current?.closest<HTMLElement>('[role=dialog], [role=alertdialog]');
    if (!dialog) return;
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) dialog.focus();
    });
    observer.observe(dialog, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [inside]);
}
