import type { LocatorTuple } from '#shared/contract/records.ts';
import {
  openingPosition,
  type DevicePosition,
  type SettledPositions,
} from '#shared/reading/progress/opening-position.ts';
import type { PlaceOnPage } from './place-on-page.ts';

export interface OpenPlace extends PlaceOnPage {
  /** True after the reader's own action, so that it is saved; a place restored at opening is not saved again. */
  turned: boolean;
}

/** Another device's position at which the book was opened, and this device's place to go back to. */
export interface FollowedPosition {
  position: DevicePosition;
  own: LocatorTuple | null;
}

export interface Opening {
  place: OpenPlace;
  followed: FollowedPosition | null;
}

interface Circumstances {
  /** The chapter in the address. */
  chapterNumber: number;
  /** No sync had finished when opening began. */
  isBeforeSync: boolean;
  /** A sync has finished by now. */
  pulled: boolean;
  me: DevicePosition | null;
  others: readonly DevicePosition[];
  settled: SettledPositions;
}

/**
 * Where to open: by the rule of openingPosition when the reader continues the book; at the address's chapter when it
 * is another one, since the reader must have chosen it. Reloading this device's own chapter counts as continuing.
 */
export function chooseOpening({
  chapterNumber,
  isBeforeSync,
  pulled,
  me,
  others,
  settled,
}: Circumstances): Opening {
  const { open, other } = openingPosition(me, others, settled);
  const isOwn = me?.loc[0] === chapterNumber;
  const continues = chapterNumber === (open?.loc[0] ?? 1) || (isBeforeSync && isOwn);
  if (!continues) {
    // The first chapter of a book that was only read elsewhere may be just the address: it is shown, not saved.
    const turned = !isOwn && (me !== null || chapterNumber !== 1);
    const own = isOwn ? { offset: me.loc[1], page: me.loc[3] - 1 } : { offset: 0 };
    return { place: { chapter: chapterNumber, ...own, turned }, followed: null };
  }
  // Not read yet; saved only when no other device can have a position.
  if (!open)
    return { place: { chapter: 1, offset: 0, turned: pulled && others.length === 0 }, followed: null };
  const [chapter, offset, , page] = open.loc;
  return {
    place: { chapter, offset, page: page - 1, turned: false },
    followed: other?.followed ? { position: other.position, own: me?.loc ?? null } : null,
  };
}
