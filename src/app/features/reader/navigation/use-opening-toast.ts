import { useEffect, useRef } from 'react';
import type { DevicePosition } from '#shared/reading/progress/opening-position.ts';
import { dismissTopic, notify } from '#app/state/toasts.ts';
import { reading } from '#app/strings/en-reading.ts';
import { formatDevice, formatPlace } from './format-place.ts';
import type { ChapterPages } from '../pages/chapter-pages.ts';

/** Topic of the toast; it is dismissed when the book is closed. */
const OPENING = 'opening';
/** Long enough to read the toast and to undo. */
const FOLLOWED_MS = 10_000;

/** Notifies the reader that the book was opened at another device's position, with Undo. */
export function useOpeningToast(
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
    // The page number is known once the page is laid out.
    if (!followed || !isLaidOut) return;
    notify('info', reading.page.continuedFrom(formatDevice(followed), formatPlace(followed, pages)), '', {
      topic: OPENING,
      durationMs: FOLLOWED_MS,
      action: { label: reading.page.undo, run: () => latestGoBack.current() },
    });
    // Only once, however often the page is laid out again; Undo uses the latest goBack.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [followed, isLaidOut]);
}
