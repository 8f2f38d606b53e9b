import { useCallback, useState, type RefObject } from 'react';

/** The bars above and below the page: hidden, they leave the whole window to the book; focus brings them back. */
export function useBars(container: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(true);
  return {
    shown,
    /** Also when one of its controls gets the focus: nobody is ever on what they cannot see. */
    show: useCallback(() => setShown(true), []),
    toggle: useCallback(() => {
      if (document.activeElement?.closest('.reader-bar')) container.current?.focus();
      setShown((now) => !now);
    }, [container]),
  };
}
