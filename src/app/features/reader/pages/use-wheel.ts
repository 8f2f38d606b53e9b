import { useEffect, useRef, type RefObject } from 'react';
import { canScrollSideways } from '../input/can-scroll-sideways.ts';

/** A trackpad's scrolling has inertia; a pause of this length ends the gesture. */
const PAUSE_MS = 150;
/** Within the inertia of a gesture, a movement this many times stronger begins another. */
const PUSH = 1.6;
const MIN_PUSH = 30;
const MIN_GESTURE_MS = 250;
/** Smaller movements are noise. */
const MIN_DELTA = 4;

/** Wheel and trackpad turn one page with each gesture. */
export function useWheel(
  readingArea: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  direction: 'ltr' | 'rtl',
  onTurn: (to: 'previous' | 'next') => void,
): void {
  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  });
  useEffect(() => {
    const element = readingArea.current;
    if (!element || !isEnabled) return;
    let lastMs = -Infinity;
    let turnedMs = -Infinity;
    let lastDelta = 0;
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      const delta = isSideways ? event.deltaX * (direction === 'rtl' ? -1 : 1) : event.deltaY;
      if (isSideways && canScrollSideways(event.target as Element, element, -event.deltaX)) return;
      event.preventDefault();
      const strength = Math.abs(delta);
      const isNew =
        event.timeStamp - lastMs > PAUSE_MS ||
        (event.timeStamp - turnedMs > MIN_GESTURE_MS && strength > MIN_PUSH && strength > lastDelta * PUSH);
      // It does not begin a gesture either: trackpad gestures start gently, and later events are never that much
      // stronger.
      if (isNew && strength < MIN_DELTA) return;
      lastMs = event.timeStamp;
      lastDelta = strength;
      if (!isNew) return;
      turnedMs = event.timeStamp;
      latest.current(delta > 0 ? 'next' : 'previous');
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [readingArea, isEnabled, direction]);
}
