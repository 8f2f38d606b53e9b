import { useEffect, type RefObject } from 'react';

/** Keeps `--toasts` at the height that open dialogs leave free for the notifications: none when there are none. */
export function useToastInset(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = region.current;
    if (!box) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { height } = box.getBoundingClientRect();
      if (height > 0) root.style.setProperty('--toasts', `${Math.ceil(height)}px`);
      else root.style.removeProperty('--toasts');
    });
    observer.observe(box, { box: 'border-box' });
    return () => {
      observer.disconnect();
      root.style.removeProperty('--toasts');
    };
  }, [region]);
}
