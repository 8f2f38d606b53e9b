import { useEffect, useRef } from 'react';
import type { DevicePosition } from '#shared/reading/progress/opening-position.ts';
import { dismissTopic, notify } from '#app/state/toasts.ts';
import { reading } from '#app/strings/en-reading.ts';
import { formatDevice, formatPlace } from './format-place.ts';
import type { ChapterPages } from './use-pages.ts';

/** The notice about where the book was opened; it leaves with the book. */
const OPENING = 'opening';
/** Long enough to read where the book was opened, and to go back. */
const FOLLOWED_MS = 10_000;

/** Says that the book was opened where another device had left it, with Undo. */
export function useOpeningNotice(
  followed: DevicePosition | null,
  isLaidOut: boolean,
  pages: ChapterPages | null,
  goBack: () => void,
): void {
  const latestGoBack = useRef(goBack);
  useEffect(() => {
    latestGoBack.current = goBack;
  });
  useEffect(() => () => dismissTopic(OPENING), []);
  useEffect(() => {
    // Said once the page is laid out: only then its number is known.
    if (!followed || !isLaidOut) return;
    notify('info', reading.page.continuedFrom(formatDevice(followed), formatPlace(followed, pages)), '', {
      topic: OPENING,
      durationMs: FOLLOWED_MS,
      action: { label: reading.page.undo, run: () => latestGoBack.current() },
    });
    // Told once, whatever is laid out afterwards; Undo reads the place through the latest goBack.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [followed, isLaidOut]);
}
