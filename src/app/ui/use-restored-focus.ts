import { useEffect, type RefObject } from 'react';

/**
 * What had the focus may leave a dialog: a button that was replaced, a line that was removed. Then the dialog itself
 * gets the focus, so that Escape and Tab go on working.
 *
 * @param inside anything in the dialog
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
