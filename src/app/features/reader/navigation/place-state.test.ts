import { expect, test } from 'vitest';
import type { DevicePosition } from '#shared/reading/progress/opening-position.ts';
import {
  initialPlace,
  offeredPosition,
  placeAfter,
  type PlaceEffect,
  type PlaceEvent,
  type PlaceState,
} from './place-state.ts';

const desk: DevicePosition = { device: 'desk', deviceName: 'desk', loc: [7, 300, 900, 4, 9], ms: 30 };
const own = { chapter: 3, offset: 50, turned: false };

function play(events: readonly PlaceEvent[], from: PlaceState = initialPlace) {
  const effects: PlaceEffect[] = [];
  let state = from;
  for (const event of events) {
    const step = placeAfter(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, place: state.place, effects };
}

const opened = (addressChapter = 3): PlaceEvent[] => [
  { type: 'address-changed', chapter: addressChapter },
  { type: 'opened', addressChapter, opening: { place: own, followed: null } },
];
const followedDesk: PlaceEvent[] = [
  { type: 'address-changed', chapter: 3 },
  {
    type: 'opened',
    addressChapter: 3,
    opening: {
      place: { chapter: 7, offset: 300, turned: false },
      followed: { position: desk, own: [3, 50, 900, 1, 9] },
    },
  },
];

test('a book opens at this device’s place, which is not saved again', () => {
  const { place, effects } = play(opened());
  expect(place).toEqual({ chapter: 3, offset: 50, turned: false, moves: 1 });
  expect(effects).toEqual([{ type: 'find-opening', chapter: 3 }]);
});

test('a book that opens in another chapter than its address corrects the address', () => {
  expect(play(opened(1)).effects).toContainEqual({ type: 'navigate', chapter: 3, replace: true });
});

test('a decision about opening comes too late once the reader has gone elsewhere', () => {
  const request: PlaceEvent = { type: 'place-requested', at: { chapter: 5, offset: 9 } };
  const [address, late] = opened() as [PlaceEvent, PlaceEvent];
  expect(play([address, request, late]).place).toMatchObject({ chapter: 5, offset: 9 });
  expect(play([address, { type: 'address-changed', chapter: 8 }, late]).place).toBeNull();
});

test('a place that the address names is saved, and leaves the address', () => {
  const { place, effects } = play([{ type: 'place-requested', at: { chapter: 5, offset: 9 } }]);
  expect(place).toMatchObject({ chapter: 5, offset: 9, turned: true });
  expect(effects).toEqual([{ type: 'navigate', chapter: 5, replace: true }]);
});

test('another device’s later place is followed once, and the address is updated', () => {
  const { place, effects } = play(followedDesk);
  expect(place).toMatchObject({ chapter: 7, offset: 300, turned: false });
  expect(effects.slice(1)).toEqual([
    { type: 'settle', position: desk, choice: 'followed' },
    { type: 'navigate', chapter: 7, replace: true },
  ]);
});

test('undo leads back to this device’s place, and the decision is remembered', () => {
  const undone = play([{ type: 'opening-undone' }], play(followedDesk).state);
  expect(undone.place).toMatchObject({ chapter: 3, offset: 50, turned: false });
  expect(undone.state.followed).toBeNull();
  expect(undone.effects).toEqual([
    { type: 'settle', position: desk, choice: 'stayed' },
    { type: 'navigate', chapter: 3, replace: true },
  ]);
  expect(play([{ type: 'opening-undone' }], undone.state).effects).toEqual([]);
});

test('undo after pages were turned is saved, since those pages were', () => {
  const turned: PlaceEvent = { type: 'moved', to: { chapter: 7, offset: 400 } };
  expect(play([...followedDesk, turned, { type: 'opening-undone' }]).place?.turned).toBe(true);
});

test('undo without a place of this device leads to the beginning', () => {
  const [address, open] = followedDesk as [PlaceEvent, Extract<PlaceEvent, { type: 'opened' }>];
  const opening = { ...open.opening, followed: { position: desk, own: null } };
  const { place } = play([address, { ...open, opening }, { type: 'opening-undone' }]);
  expect(place).toMatchObject({ chapter: 1, offset: 0 });
});

test('a later place elsewhere is offered to an open book, until it is followed or declined', () => {
  const open = play(opened()).state;
  const positions = { me: { ...desk, device: 'me', ms: 10 }, others: [], settled: new Map() };
  const later = { ...positions, others: [{ ...desk, loc: [8, 0, 900, 1, 9] as DevicePosition['loc'] }] };
  expect(offeredPosition(open, positions)).toBeNull();
  expect(offeredPosition(initialPlace, later)).toBeNull();
  const offer = offeredPosition(open, later)!;
  expect(offer.device).toBe('desk');

  const followed = play([{ type: 'offer-followed', position: offer }], open);
  expect(followed.place).toMatchObject({ chapter: 8, offset: 0, turned: true });
  expect(followed.effects).toEqual([
    { type: 'settle', position: offer, choice: 'followed' },
    { type: 'navigate', chapter: 8, replace: false },
  ]);

  const declined = play([{ type: 'offer-declined', position: offer }], open);
  expect(declined.place).toBe(open.place);
  expect(declined.effects).toEqual([{ type: 'settle', position: offer, choice: 'stayed' }]);
});

test('the position at which the book was opened is not offered while the decision is being stored', () => {
  const positions = { me: null, others: [desk], settled: new Map() };
  expect(offeredPosition(play(followedDesk).state, positions)).toBeNull();
});

test('Back and Forward lead to where the reader was in each chapter', () => {
  const { place } = play([
    ...opened(),
    { type: 'moved', to: { chapter: 3, offset: 120 } },
    { type: 'moved', to: { chapter: 5, offset: 60 } },
    { type: 'address-changed', chapter: 5 },
    { type: 'address-changed', chapter: 3 },
  ]);
  expect(place).toMatchObject({ chapter: 3, offset: 120, turned: true });
  const forward = play([
    ...opened(),
    { type: 'moved', to: { chapter: 5, offset: 60 } },
    { type: 'address-changed', chapter: 3 },
    { type: 'address-changed', chapter: 5 },
  ]);
  expect(forward.place).toMatchObject({ chapter: 5, offset: 60 });
});

test('Back to a chapter that was not read in this visit leads to its beginning', () => {
  const { place, effects } = play([...opened(), { type: 'address-changed', chapter: 2 }]);
  expect(place).toMatchObject({ chapter: 2, offset: 0, turned: true });
  expect(effects).toEqual([{ type: 'find-opening', chapter: 3 }]);
});

test('reading on in scroll mode does not move the reader', () => {
  const { place } = play([...opened(), { type: 'read-to', to: { chapter: 3, offset: 90 } }]);
  expect(place).toEqual({ chapter: 3, offset: 90, turned: true, moves: 1 });
});
