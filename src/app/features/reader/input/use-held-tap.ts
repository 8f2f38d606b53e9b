import { useCallback, useEffect, useRef } from 'react';
import type { Tap } from './use-taps.ts';

/** Longer than loading names takes, shorter than a reader waits before tapping again. */
const HELD_MS = 1_500;

/**
 * Handles a tap at once or, while what it may open is still loading, as soon as that has loaded. It is held only
 * briefly; after a held tap has timed out, later ones are not held.
 *
 * @param isDue whether what a tap may open is still loading
 * @param page what is tapped; a tap on a page that is no longer shown is dropped
 */
export function useHeldTap(isDue: boolean, page: string, answer: (tap: Tap) => void): (tap: Tap) => void {
  const latest = useRef(answer);
  useEffect(() => {
    latest.current = answer;
  });
  const held = useRef<{ tap: Tap; timer: ReturnType<typeof setTimeout> } | null>(null);
  const hadNoEffect = useRef(false);

  const drop = useCallback((): Tap | undefined => {
    const one = held.current;
    held.current = null;
    clearTimeout(one?.timer);
    return one?.tap;
  }, []);
  const handleHeld = useCallback(() => {
    const tap = drop();
    // Two taps may have selected a word meanwhile.
    if (tap !== undefined && getSelection()?.isCollapsed !== false) latest.current(tap);
  }, [drop]);

  useEffect(() => () => void drop(), [page, drop]);
  useEffect(() => {
    if (isDue) return;
    hadNoEffect.current = false;
    handleHeld();
  }, [isDue, handleHeld]);

  return (tap) => {
    handleHeld();
    if (!isDue || !tap.isOnText || hadNoEffect.current) return latest.current(tap);
    const giveUp = () => {
      hadNoEffect.current = true;
      handleHeld();
    };
    held.current = { tap, timer: setTimeout(giveUp, HELD_MS) };
  };
}
