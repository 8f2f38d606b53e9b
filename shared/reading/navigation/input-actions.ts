import type { Direction } from '../../publication/publication.ts';

/** What a tap on the page does. */
export type TapAction = 'previous' | 'next' | 'bars';

/** The share of the page at either edge where a tap turns the page. */
const EDGE = 0.25;

/** @param x across the page, 0 at its left edge and 1 at its right */
export function tapAction(x: number, direction: Direction): TapAction {
  if (x > EDGE && x < 1 - EDGE) return 'bars';
  return x <= EDGE === (direction === 'ltr') ? 'previous' : 'next';
}

/** What a horizontal swipe turns to: the page follows the finger. */
export function swipeAction(dx: number, direction: Direction): 'previous' | 'next' {
  return dx < 0 === (direction === 'ltr') ? 'next' : 'previous';
}

/**
 * The letter or sign of a key, so that T is the same key on every keyboard: as typed if Latin, else by the key's
 * position.
 *
 * @param code the key's position, as in `KeyboardEvent.code`
 */
export function keyLetter(key: string, code: string): string | null {
  if (key.length !== 1) return null;
  if (key.charCodeAt(0) < 0x80) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null;
}
