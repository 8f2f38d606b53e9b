import { isSpace } from '../canonical/white-space.ts';
import type { TextPlace } from './text-place.ts';

/** Letters, all characters but white space, that are compared on each side of a place; fewer if that finds no match. */
const CONTEXTS = [48, 24, 12];

/**
 * Finds places of a book's text in another version of it, by the words at it: another parser may have set
 * other white space, left something out or divided the chapters differently.
 *
 * @param before the chapters' texts that places are offsets of
 * @param after those to search
 */
export class PlaceFollower {
  private readonly before: readonly string[];
  private readonly after: readonly string[];
  private readonly letters = new Map<number, string>();

  constructor(before: readonly string[], after: readonly string[]) {
    this.before = before;
    this.after = after;
  }

  /** The position of the same words; if they are gone, the same share of the chapter. */
  follow({ chapter, offset }: TextPlace): TextPlace {
    const text = this.before[chapter - 1];
    const same = this.after[chapter - 1];
    if (text === undefined || text === same) return { chapter, offset };
    const [lead, rest] = [lettersOf(text.slice(0, offset)), lettersOf(text.slice(offset))];
    const share = lead.length / Math.max(1, lead.length + rest.length);
    for (const length of CONTEXTS) {
      const [left, right] = [lead.slice(-length), rest.slice(0, length)];
      for (const number of this.nearestTo(chapter)) {
        const found = this.find(number, left, right, share);
        if (found !== null) return { chapter: number, offset: found };
      }
    }
    const number = Math.min(chapter, Math.max(1, this.after.length));
    return { chapter: number, offset: Math.round((same?.length ?? 0) * share) };
  }

  /** The end of a stretch: right after the last letter before it. */
  followEnd({ chapter, offset }: TextPlace): TextPlace {
    const end = this.before[chapter - 1]?.slice(0, offset).trimEnd().length ?? offset;
    const last = this.follow({ chapter, offset: Math.max(0, end - 1) });
    return { chapter: last.chapter, offset: last.offset + 1 };
  }

  /** Whether these words are at a position of the later version. */
  hasWords({ chapter, offset }: TextPlace, words: string): boolean {
    const expected = lettersOf(words);
    const around = this.after[chapter - 1]?.slice(offset, offset + words.length * 2 + 40) ?? '';
    return expected !== '' && lettersOf(around).startsWith(expected);
  }

  /** Chapters of the later version, those around the number first. */
  private nearestTo(number: number): number[] {
    return this.after.map((_, i) => i + 1).sort((a, b) => Math.abs(a - number) - Math.abs(b - number));
  }

  /** Offset of the words in a chapter, of several the one at about the same share of it. */
  private find(number: number, left: string, right: string, share: number): number | null {
    const letters = this.lettersIn(number);
    for (const [words, before] of [
      [left + right, left.length],
      [right, 0],
      [left, left.length],
    ] as const) {
      if (words.length < 6) continue;
      const at = nearestIndex(letters, words, share * letters.length);
      if (at >= 0) return offsetOfLetter(this.after[number - 1]!, at + before, before === 0 || right !== '');
    }
    return null;
  }

  private lettersIn(number: number): string {
    const known = this.letters.get(number) ?? lettersOf(this.after[number - 1]!);
    this.letters.set(number, known);
    return known;
  }
}

const lettersOf = (text: string): string => text.replace(/[\s\u00a0]+/g, '');

function nearestIndex(text: string, words: string, target: number): number {
  let best = -1;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (best < 0 || Math.abs(at - target) < Math.abs(best - target)) best = at;
  return best;
}

/** Offset right before the letter of this number, or right after the one before it. */
function offsetOfLetter(text: string, number: number, isBefore: boolean): number {
  let left = isBefore ? number : number - 1;
  for (let i = 0; i < text.length; i++)
    if (!isSpace(text.charCodeAt(i)) && left-- === 0) return isBefore ? i : i + 1;
  return text.length;
}
