import { expect, test } from 'vitest';
import {
  initialNavigation,
  navigationAfter,
  openIndex,
  pageTurnTarget,
  visibleReturn,
  type BookLayout,
  type NavigationEffect,
  type NavigationEvent,
  type NavigationState,
} from './navigation-state.ts';

const STARTS = [0, 100, 200, 300];
const inChapter = (chapter: number): BookLayout => ({
  chapters: 9,
  pages: { chapter, starts: STARTS, isComplete: true, length: 5_000, columns: 1 },
});

const openAt = (chapter: number, offset: number): NavigationState => ({
  ...initialNavigation,
  place: { chapter, offset, turned: false, moves: 1 },
});

function play(state: NavigationState, events: readonly NavigationEvent[], book?: BookLayout) {
  const effects: NavigationEffect[] = [];
  for (const event of events) {
    const step = navigationAfter(state, event, book ?? inChapter(state.place!.chapter));
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, place: state.place, effects };
}

const next: NavigationEvent = { type: 'page-turned', to: 'next' };
const previous: NavigationEvent = { type: 'page-turned', to: 'previous' };
const jump = (chapter: number, offset: number, isLink = false): NavigationEvent => ({
  type: 'jumped',
  to: { chapter, offset },
  isLink,
  foundLength: 0,
});

test('pages turn to page starts, wherever on a page the reader is', () => {
  expect(play(openAt(2, 150), [next]).place).toMatchObject({ chapter: 2, offset: 200, turned: true });
  expect(play(openAt(2, 150), [previous]).place).toMatchObject({ offset: 0 });
  expect(play(openAt(2, 0), [next, next, previous]).state).toMatchObject({
    place: { offset: 100 },
    turns: 3,
  });
});

test('a page turned over the end of a chapter leads to the next one, without an entry for Back', () => {
  const over = play(openAt(2, 350), [next]);
  expect(over.place).toMatchObject({ chapter: 3, offset: 0 });
  expect(over.effects).toEqual([{ type: 'navigate', chapter: 3, replace: true }]);
  const back = play(openAt(2, 50), [previous]);
  expect(back.place).toMatchObject({ chapter: 1, offset: 0 });
  expect(back.effects).toEqual([{ type: 'navigate', chapter: 1, replace: true }]);
});

test('no page turns before the first and after the last, or while the chapter is being laid out', () => {
  const first = openAt(1, 0);
  const last = openAt(9, 300);
  expect(pageTurnTarget(first, 'previous', inChapter(1))).toBeNull();
  expect(pageTurnTarget(last, 'next', inChapter(9))).toBeNull();
  expect(play(last, [next])).toMatchObject({ state: last, effects: [] });
  expect(pageTurnTarget(openAt(4, 0), 'next', { chapters: 9, pages: null })).toBeNull();
  expect(pageTurnTarget(openAt(4, 0), 'next', inChapter(3))).toBeNull();
});

test('Home and End lead to the first and the last page of the chapter', () => {
  expect(play(openAt(2, 150), [{ type: 'chapter-edge', edge: 'end' }]).place?.offset).toBe(300);
  expect(play(openAt(2, 150), [{ type: 'chapter-edge', edge: 'start' }]).place?.offset).toBe(0);
});

test('a link can be followed, and the way back leads to the page it was on', () => {
  const there = play(openAt(2, 150), [jump(6, 40, true)]);
  expect(there.effects).toEqual([
    { type: 'save-return', place: { chapter: 2, offset: 150, page: 2 } },
    { type: 'navigate', chapter: 6, replace: false },
  ]);
  expect(visibleReturn(there.state, inChapter(6))).toEqual({ chapter: 2, offset: 150, page: 2 });
  const back = play(there.state, [{ type: 'returned' }]);
  expect(back.place).toMatchObject({ chapter: 2, offset: 150 });
  expect(back.effects).toEqual([
    { type: 'save-return', place: null },
    { type: 'navigate', chapter: 2, replace: false },
  ]);
  expect(visibleReturn(back.state, inChapter(2))).toBeNull();
});

test('links followed one after another are gone back one by one', () => {
  const { state } = play(openAt(2, 150), [jump(6, 40, true), jump(8, 0, true)]);
  const once = play(state, [{ type: 'returned' }]);
  expect(once.place).toMatchObject({ chapter: 6, offset: 40 });
  expect(play(once.state, [{ type: 'returned' }]).place).toMatchObject({ chapter: 2, offset: 150 });
});

test('after browsing several places the way back leads to where reading stopped', () => {
  const { state } = play(openAt(2, 150), [jump(6, 40), jump(8, 0)]);
  expect(play(state, [{ type: 'returned' }]).place).toMatchObject({ chapter: 2, offset: 150 });
});

test('a jump within the page leaves no way back', () => {
  expect(play(openAt(2, 150), [jump(2, 180)]).effects).toEqual([]);
});

test('the way back is hidden on the page to which it leads', () => {
  const { state } = play(openAt(2, 150), [jump(2, 300)]);
  expect(visibleReturn(state, inChapter(2))).toMatchObject({ offset: 150 });
  expect(visibleReturn(play(state, [previous, previous]).state, inChapter(2))).toBeNull();
});

test('the way back disappears when the reader dismisses it or has read on for a while', () => {
  const { state } = play(openAt(2, 0), [jump(6, 0)]);
  const dismissed = play(state, [{ type: 'return-dismissed' }]);
  expect(dismissed.effects).toEqual([{ type: 'save-return', place: null }]);
  const turns = Array.from({ length: 12 }, () => next);
  const settled = play(state, turns, {
    chapters: 9,
    pages: { chapter: 6, starts: [...Array(20).keys()], isComplete: true, length: 5_000, columns: 1 },
  });
  expect(visibleReturn(settled.state, inChapter(6))).toBeNull();
  expect(settled.effects).toContainEqual({ type: 'save-return', place: null });
});

test('a way back from an earlier visit is restored, unless there is a newer one', () => {
  const restored: NavigationEvent = {
    type: 'return-restored',
    place: { chapter: 1, offset: 10, page: 1 },
  };
  expect(visibleReturn(play(openAt(2, 0), [restored]).state, inChapter(2))).toMatchObject({ chapter: 1 });
  const { state } = play(openAt(2, 0), [jump(6, 0), restored]);
  expect(visibleReturn(state, inChapter(6))).toMatchObject({ chapter: 2 });
});

test('words found by a search are marked for a moment', () => {
  const { state } = play(openAt(2, 0), [
    { type: 'jumped', to: { chapter: 6, offset: 40 }, isLink: false, foundLength: 5 },
  ]);
  expect(state.found).toEqual({ chapter: 6, start: 40, end: 45 });
  expect(play(state, [{ type: 'found-faded' }]).state.found).toBeNull();
  expect(play(state, [jump(7, 0)]).state.found).toBeNull();
});

test('words named in the address are marked, with a way back to this device’s place', () => {
  const { state, place, effects } = play(
    initialNavigation,
    [
      { type: 'address-changed', chapter: 6 },
      { type: 'words-requested', at: { chapter: 6, offset: 40 }, length: 5, own: [2, 150, 900, 2, 9] },
    ],
    { chapters: 9, pages: null },
  );
  expect(place).toMatchObject({ chapter: 6, offset: 40, turned: true });
  expect(state.found).toEqual({ chapter: 6, start: 40, end: 45 });
  expect(effects.slice(1)).toEqual([
    { type: 'save-return', place: { chapter: 2, offset: 150, page: 2 } },
    { type: 'navigate', chapter: 6, replace: true },
  ]);
});

const scrollTo = (chapter: number, offset: number): NavigationEvent => ({
  type: 'scrolled',
  to: { chapter, offset },
});

test('scrolling keeps the place, and counts as a turn where it passes a page', () => {
  const within = play(openAt(2, 100), [scrollTo(2, 150)]);
  expect(within.state).toMatchObject({ place: { offset: 150, turned: true, moves: 1 }, turns: 0 });
  expect(play(openAt(2, 100), [scrollTo(2, 250)]).state.turns).toBe(1);
  const still = openAt(2, 100);
  expect(play(still, [scrollTo(2, 100)]).state).toBe(still);
});

test('scrolling on into the next chapter updates the address, without an entry for Back', () => {
  const { place, effects, state } = play(openAt(2, 340), [scrollTo(3, 20)]);
  expect(place).toMatchObject({ chapter: 3, offset: 20, turned: true, moves: 1 });
  expect(effects).toEqual([{ type: 'navigate', chapter: 3, replace: true }]);
  expect(state.turns).toBe(1);
});

test('two pages side by side are turned together, from whichever of them the reader is on', () => {
  const pages = {
    chapter: 5,
    starts: [0, 100, 200, 300, 400],
    isComplete: true,
    length: 500,
    columns: 2,
  } as const;
  const at = (offset: number) => ({
    ...initialNavigation,
    place: { chapter: 5, offset, turned: false, moves: 1 },
  });
  const book = { chapters: 9, pages };
  expect(pageTurnTarget(at(150), 'next', book)).toEqual({ chapter: 5, offset: 200, page: 2 });
  expect(pageTurnTarget(at(320), 'previous', book)).toEqual({ chapter: 5, offset: 0, page: 0 });
  expect(pageTurnTarget(at(400), 'next', book)).toEqual({ chapter: 6, offset: 0, page: 0 });
});

test('a page of pictures is turned to, although it has no text of its own', () => {
  const pages = {
    chapter: 5,
    starts: [0, 100, 100, 200],
    isComplete: true,
    length: 300,
    columns: 1,
  } as const;
  const book = { chapters: 9, pages };
  const turned = (state: NavigationState) =>
    navigationAfter(state, { type: 'page-turned', to: 'next' }, book).state;
  let state: NavigationState = {
    ...initialNavigation,
    place: { chapter: 5, offset: 0, turned: false, moves: 1 },
  };
  const seen = [0, 1, 2].map(() => openIndex(pages, (state = turned(state)).place!));
  expect(seen).toEqual([1, 2, 3]);
});

test('the next page waits until it is laid out, and the end of a chapter until all of it is', () => {
  const pages = { chapter: 5, starts: [0, 100], isComplete: false, length: 900, columns: 1 } as const;
  const state = { ...initialNavigation, place: { chapter: 5, offset: 120, turned: false, moves: 1 } };
  const book = { chapters: 9, pages };
  expect(pageTurnTarget(state, 'next', book)).toBeNull();
  const end = navigationAfter(state, { type: 'chapter-edge', edge: 'end' }, book).state;
  expect(end.place).toMatchObject({ chapter: 5, offset: 899 });
});
