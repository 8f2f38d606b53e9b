import { useCallback, useState, type RefObject } from 'react';

/** Shows and hides the bars above and below the page; focusing a control in them shows them. */
export function useBars(container: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(true);
  return {
    shown,
    /** Also when a control in a bar gets the focus, which must be visible. */
    show: useCallback(() => setShown(true), []),
    toggle: useCallback(() => {
      if (document.activeElement?.closest('.reader-bar')) container.current?.focus();
      setShown((now) => !now);
    }, [container]),
  };
}
