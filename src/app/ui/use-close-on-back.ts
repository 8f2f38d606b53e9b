import { useEffect, useRef } from 'react';
import { openLayer } from './back-layers.ts';

/** While an overlay is open, the browser's Back closes it instead of leaving the page. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => (isOpen ? openLayer(() => latest.current()) : undefined), [isOpen]);
}
