import { useEffect } from 'react';

/** Sets the title of the browser's tab and history entry. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Vignette` : 'Vignette';
  }, [title]);
}
