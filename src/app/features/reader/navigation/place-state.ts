import {
  offerWhileOpen,
  settledKey,
  type DevicePosition,
  type PositionChoice,
} from '#shared/reading/progress/opening-position.ts';
import type { BookPositions } from '#app/data/progress/progress.ts';
import type { FollowedPosition, Opening, OpenPlace } from './choose-opening.ts';
import type { PlaceOnPage } from './place-on-page.ts';

/** Where the reader is. The character offset is the source of truth; the page is derived from it. */
export interface Place extends OpenPlace {
  /** Increases with every jump; scrolling on doesn't change it. */
  moves: number;
}

export interface PlaceState {
  /** Null until the opening place has been determined. */
  place: Place | null;
  /** The address's chapter for which the opening place is being decided. */
  openingAt: number | null;
  /** Another device's position at which the book was opened; null once that was undone. */
  followed: FollowedPosition | null;
  /** Where the reader was last in each chapter, for the browser's Back and Forward. */
  lastOffsets: ReadonlyMap<number, number>;
}

export type PlaceEvent =
  | { type: 'opened'; opening: Opening; addressChapter: number }
  /** The address names a chapter: at the start, and after the browser's Back or Forward. */
  | { type: 'address-changed'; chapter: number }
  /** The address names a place in its chapter. */
  | { type: 'place-requested'; at: PlaceOnPage }
  | { type: 'moved'; to: PlaceOnPage; replace?: boolean | undefined }
  /** The reader has scrolled on. */
  | { type: 'read-to'; to: PlaceOnPage }
  /** The reader goes back from the other device's position at which the book was opened. */
  | { type: 'opening-undone' }
  | { type: 'offer-followed'; position: DevicePosition }
  | { type: 'offer-declined'; position: DevicePosition };

export type PlaceEffect =
  /** To be answered by `opened`. */
  | { type: 'find-opening'; chapter: number }
  /** `replace`: the browser's Back does not return to the address left. */
  | { type: 'navigate'; chapter: number; replace: boolean }
  | { type: 'settle'; position: DevicePosition; choice: PositionChoice };

export interface PlaceStep {
  state: PlaceState;
  effects: readonly PlaceEffect[];
}

export const initialPlace: PlaceState = {
  place: null,
  openingAt: null,
  followed: null,
  lastOffsets: new Map(),
};

/** The place after an event, and the effects to be run. */
export function placeAfter(state: PlaceState, event: PlaceEvent): PlaceStep {
  const { place, followed } = state;
  switch (event.type) {
    case 'opened': {
      const { opening, addressChapter } = event;
      // The reader has moved meanwhile.
      if (place || state.openingAt !== addressChapter) return { state, effects: [] };
      const opened = enter({ ...state, followed: opening.followed }, opening.place);
      return {
        state: opened,
        effects: [
          ...(opening.followed ? [settle(opening.followed.position, 'followed')] : []),
          ...navigate(addressChapter, opening.place.chapter, true),
        ],
      };
    }
    case 'address-changed': {
      const { chapter } = event;
      if (!place) {
        return { state: { ...state, openingAt: chapter }, effects: [{ type: 'find-opening', chapter }] };
      }
      if (place.chapter === chapter) return { state, effects: [] };
      const offset = state.lastOffsets.get(chapter) ?? 0;
      return { state: enter(state, { chapter, offset, turned: true }), effects: [] };
    }
    case 'place-requested':
      return {
        state: enter(state, { ...event.at, turned: true }),
        // It is removed from the address, so that a reload or Back doesn't repeat it.
        effects: [{ type: 'navigate', chapter: event.at.chapter, replace: true }],
      };
    case 'moved':
      return moveTo(state, { ...event.to, turned: true }, event.replace ?? false);
    case 'read-to': {
      if (!place) return { state, effects: [] };
      const { chapter, offset } = event.to;
      return {
        state: at(state, { ...place, chapter, offset, page: undefined, turned: true }),
        effects: navigate(place.chapter, chapter, true),
      };
    }
    case 'opening-undone': {
      if (!followed) return { state, effects: [] };
      const [chapter, offset] = followed.own ?? [1, 0];
      // Pages turned since then were saved, so going back has to be saved, too.
      const own = { chapter, offset, turned: place?.turned ?? false };
      const back = moveTo({ ...state, followed: null }, own, true);
      return { state: back.state, effects: [settle(followed.position, 'stayed'), ...back.effects] };
    }
    case 'offer-followed': {
      const [chapter, offset] = event.position.loc;
      const moved = moveTo(state, { chapter, offset, turned: true }, false);
      return { state: moved.state, effects: [settle(event.position, 'followed'), ...moved.effects] };
    }
    case 'offer-declined':
      return { state, effects: [settle(event.position, 'stayed')] };
  }
}

/** Another device's later position that the reader has not decided about; null before the book is open. */
export function offeredPosition(
  { place, followed }: PlaceState,
  positions: BookPositions | undefined,
): DevicePosition | null {
  if (!place || !positions) return null;
  const offer = offerWhileOpen(positions.me, positions.others, positions.settled);
  // The position at which the book was opened is offered until the decision about it has been stored.
  const isFollowed = offer && followed && settledKey(offer) === settledKey(followed.position);
  return isFollowed ? null : offer;
}

function moveTo(state: PlaceState, to: OpenPlace, replace: boolean): PlaceStep {
  return {
    state: enter(state, to),
    effects: state.place ? navigate(state.place.chapter, to.chapter, replace) : [],
  };
}

function enter(state: PlaceState, to: OpenPlace): PlaceState {
  return at(state, { ...to, moves: (state.place?.moves ?? 0) + 1 });
}

function at(state: PlaceState, place: Place): PlaceState {
  return { ...state, place, lastOffsets: new Map(state.lastOffsets).set(place.chapter, place.offset) };
}

function navigate(from: number, to: number, replace: boolean): PlaceEffect[] {
  return from === to ? [] : [{ type: 'navigate', chapter: to, replace }];
}

function settle(position: DevicePosition, choice: PositionChoice): PlaceEffect {
  return { type: 'settle', position, choice };
}
