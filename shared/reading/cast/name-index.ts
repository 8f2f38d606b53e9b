import type { CastMember } from '../../contract/cast.ts';

/** A place where a chapter names a member of the cast. */
export interface NamedPlace {
  readonly start: number;
  readonly end: number;
  readonly member: CastMember;
  /** A namesake might be meant. */
  readonly isUnsure: boolean;
}

/** By chapter, in the order of the text. */
export type NameIndex = ReadonlyMap<number, readonly NamedPlace[]>;

const indexes = new WeakMap<readonly CastMember[], NameIndex>();

/** Every place where a book names its people and places. Made once for a cast: War and Peace has 36,000 of them. */
export function nameIndex(cast: readonly CastMember[]): NameIndex {
  const known = indexes.get(cast);
  if (known) return known;
  const index = new Map<number, NamedPlace[]>();
  for (const member of cast) {
    for (const { chapter, at = [], unsure } of member.mentions) {
      const places = index.get(chapter) ?? [];
      index.set(chapter, places);
      const doubtful = new Set(unsure);
      for (let i = 0; i + 1 < at.length; i += 2)
        places.push({ start: at[i]!, end: at[i + 1]!, member, isUnsure: doubtful.has(at[i]!) });
    }
  }
  for (const places of index.values()) places.sort((a, b) => a.start - b.start);
  indexes.set(cast, index);
  return index;
}

/** The names that overlap a range of a chapter, in order. */
export function namesWithin(index: NameIndex, chapter: number, start: number, end: number): NamedPlace[] {
  const places = index.get(chapter) ?? [];
  const found: NamedPlace[] = [];
  for (let i = firstEndingAfter(places, start); i < places.length && places[i]!.start < end; i++)
    found.push(places[i]!);
  return found;
}

function firstEndingAfter(places: readonly NamedPlace[], offset: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (places[middle]!.end > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
