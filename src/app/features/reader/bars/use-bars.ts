import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** As small as a phone, in portrait or landscape. */
const PHONE = '(width < 640px), (height < 480px)';

/**
 * Shows and hides the bars above and below the page. Focusing a control in them shows them; on a phone, turning a page by
 * touch hides them.
 */
export function useBars(container: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(true);
  const isTouched = useRef(false);
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      isTouched.current = event.pointerType === 'touch' && container.current!.contains(event.target as Node);
    };
    const onKey = () => {
      isTouched.current = false;
    };
    addEventListener('pointerdown', onPointer, true);
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('pointerdown', onPointer, true);
      removeEventListener('keydown', onKey, true);
    };
  }, [container]);
  return {
    shown,
    /** Also when a control in a bar gets the focus, which must be visible. */
    show: useCallback(() => setShown(true), []),
    toggle: useCallback(() => {
      if (document.activeElement?.closest('.reader-bar')) container.current?.focus();
      setShown((now) => !now);
    }, [container]),
    /** The reader has turned a page. */
    onTurned: useCallback(() => {
      if (isTouched.current && matchMedia(PHONE).matches) setShown(false);
    }, []),
  };
}
