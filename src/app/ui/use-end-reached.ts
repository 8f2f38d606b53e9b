import { useEffect, useRef } from 'react';

/** Calls `onReached` when the marker element comes near the window, as long as there is more to show. */
export function useEndReached(onReached: () => void, hasMore: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const marker = ref.current;
    if (!marker || !hasMore) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onReached();
      },
      { rootMargin: '600px' },
    );
    observer.observe(marker);
    return () => observer.disconnect();
  });
  return ref;
}
