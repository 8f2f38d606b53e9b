import type { LocatorTuple } from '../../contract/records.ts';
import type { TextPlace } from '../../publication/chapters/text-place.ts';
import { knownChars, mayShow } from '../spoilers/may-show.ts';

interface PlacedText {
  loc: LocatorTuple;
  /** The book's words from there on. */
  text: string;
}

/** A bookmark as it may be shown: its words end where the known text does. Null if it is further on. */
export function bookmarkUpTo<B extends PlacedText>(bookmark: B, known: TextPlace): B | null {
  const [chapter, offset] = bookmark.loc;
  if (!mayShow({ chapter, offset: offset + 1 }, known)) return null;
  const end = knownChars(chapter, offset + bookmark.text.length, known);
  return { ...bookmark, text: bookmark.text.slice(0, end - offset).trimEnd() };
}

/** A highlight whose words are all known; else null, since its note is about the last of them, too. */
export function highlightUpTo<H extends PlacedText & { end: number }>(
  highlight: H,
  known: TextPlace,
): H | null {
  return mayShow({ chapter: highlight.loc[0], offset: highlight.end }, known) ? highlight : null;
}
