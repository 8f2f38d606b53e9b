import type { LocatorTuple } from '#shared/contract/records.ts';
import {
  openingPosition,
  type DevicePosition,
  type SettledPositions,
} from '#shared/reading/progress/opening-position.ts';

export interface OpenPlace {
  chapter: number;
  offset: number;
  /** Set by the reader's own action, so it is saved; a place restored at opening is not saved again. */
  turned: boolean;
}

/** Another device's position at which the book was opened, and the own place to go back to. */
export interface Followed {
  position: DevicePosition;
  own: LocatorTuple | null;
}

export interface Opening {
  place: OpenPlace;
  followed: Followed | null;
}

interface Circumstances {
  /** Of the address. */
  chapterNumber: number;
  /** The page was loaded for this: nothing had been heard of other devices yet. */
  anew: boolean;
  /** They have been heard of by now. */
  pulled: boolean;
  me: DevicePosition | null;
  others: readonly DevicePosition[];
  settled: SettledPositions;
}

/**
 * Where to open: by the rule of openingPosition when the reader is going on with the book; at the chapter of the
 * address when that is another one, which the reader must have chosen. An address opened anew (a restart) with this
 * device's own chapter in it is going on, too.
 */
export function openingPlace({ chapterNumber, anew, pulled, me, others, settled }: Circumstances): Opening {
  const { open, other } = openingPosition(me, others, settled);
  const isOwn = me?.loc[0] === chapterNumber;
  const goesOn = chapterNumber === (open?.loc[0] ?? 1) || (anew && isOwn);
  if (!goesOn) {
    // The first chapter of a book that was only read elsewhere may just be its address: it is shown, not saved.
    const turned = !isOwn && (me !== null || chapterNumber !== 1);
    return { place: { chapter: chapterNumber, offset: isOwn ? me.loc[1] : 0, turned }, followed: null };
  }
  // Where nobody has read yet; it is saved only when no other device can have.
  if (!open)
    return { place: { chapter: 1, offset: 0, turned: pulled && others.length === 0 }, followed: null };
  const [chapter, offset] = open.loc;
  return {
    place: { chapter, offset, turned: false },
    followed: other?.followed ? { position: other.position, own: me?.loc ?? null } : null,
  };
}
