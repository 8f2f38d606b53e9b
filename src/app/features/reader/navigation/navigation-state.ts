import type { LocatorTuple } from '#shared/contract/records.ts';
import { pageIndexAt, type PageStarts } from '#shared/reading/layout/page-index.ts';
import type { TextRange } from '#shared/reading/layout/text-runs.ts';
import {
  afterJump,
  afterPageTurn,
  afterReturn,
  emptyReturnStack,
  returnTarget,
  type ReturnPlace,
  type ReturnStack,
} from '#shared/reading/navigation/return-stack.ts';
import {
  initialPlace,
  placeAfter,
  type PlaceEffect,
  type PlaceEvent,
  type PlaceState,
} from './place-state.ts';
import type { PlaceOnPage } from './place-on-page.ts';

/** Where the pages of the open chapter start, however they are made. */
export interface OpenPageStarts {
  chapter: number;
  starts: PageStarts;
  /** All pages are known; else only the first ones. */
  isComplete: boolean;
  /** The length of the chapter's text. */
  length: number;
  /** Pages beside each other, which are turned together. */
  columns: 1 | 2;
}

/** What handling an event requires of the book. */
export interface BookLayout {
  chapters: number;
  /** Null while the chapter is being laid out. */
  pages: OpenPageStarts | null;
}

/** Found words, marked on the page for a moment. */
export interface Found extends TextRange {
  chapter: number;
}

export interface NavigationState extends PlaceState {
  /** The return stack after jumps. */
  returns: ReturnStack;
  found: Found | null;
  /** Counts the reader's own moves, which show that the book is being read. */
  turns: number;
}

export type NavigationEvent =
  | PlaceEvent
  | { type: 'page-turned'; to: 'previous' | 'next' }
  /** To a page of the open chapter, by its index. */
  | { type: 'page-chosen'; page: number }
  | { type: 'chapter-edge'; edge: 'start' | 'end' }
  /** By a link, the contents, a bookmark, a search. */
  | { type: 'jumped'; to: PlaceOnPage; isLink: boolean; foundLength: number }
  /** The address names found words; `own` is this device's previous place in the book. */
  | { type: 'words-requested'; at: PlaceOnPage; length: number; own: LocatorTuple | null }
  /** The reader has scrolled to a place, in the open chapter or in one beside it. */
  | { type: 'scrolled'; to: PlaceOnPage }
  | { type: 'returned' }
  | { type: 'return-dismissed' }
  | { type: 'return-restored'; place: ReturnPlace }
  | { type: 'found-faded' };

export type NavigationEffect = PlaceEffect | { type: 'save-return'; place: ReturnPlace | null };

interface NavigationStep {
  state: NavigationState;
  effects: readonly NavigationEffect[];
}

export const initialNavigation: NavigationState = {
  ...initialPlace,
  returns: emptyReturnStack,
  found: null,
  turns: 0,
};

/** The state after an event, and the effects to be run. */
export function navigationAfter(
  state: NavigationState,
  event: NavigationEvent,
  book: BookLayout,
): NavigationStep {
  switch (event.type) {
    case 'page-turned': {
      const target = pageTurnTarget(state, event.to, book);
      return target ? go(withTurn(state), target, target.chapter !== state.place?.chapter) : still(state);
    }
    case 'page-chosen': {
      const pages = openPages(state, book);
      const offset = pages?.starts[event.page];
      if (!state.place || !pages || offset === undefined) return still(state);
      const to = { chapter: state.place.chapter, offset, page: event.page };
      return openIndex(pages, to) === openIndex(pages, state.place) ? still(state) : go(state, to);
    }
    case 'chapter-edge': {
      const pages = openPages(state, book);
      if (!state.place || !pages) return still(state);
      const { chapter } = state.place;
      if (event.edge === 'end' && !pages.isComplete)
        return go(state, { chapter, offset: Math.max(0, pages.length - 1) });
      const page = event.edge === 'start' ? 0 : pages.starts.length - 1;
      return go(state, { chapter, offset: pages.starts[page]!, page });
    }
    case 'jumped': {
      const from = placeToLeave(state, event.to, book);
      const returns = from ? afterJump(state.returns, from, event.isLink) : state.returns;
      return go(withReturns({ ...state, found: foundAt(event.to, event.foundLength) }, returns), event.to);
    }
    case 'words-requested': {
      const { at, length, own } = event;
      const from = own && { chapter: own[0], offset: own[1], page: own[3] };
      const returns = from ? afterJump(state.returns, from, false) : state.returns;
      const left = withReturns({ ...state, found: foundAt(at, length) }, returns);
      return placed(left, { type: 'place-requested', at });
    }
    case 'scrolled':
      return scrolled(state, event.to, book);
    case 'returned': {
      const target = returnTarget(state.returns);
      return target ? go(withReturns(state, afterReturn(state.returns)), target) : still(state);
    }
    case 'return-dismissed':
      return withReturns(state, emptyReturnStack);
    case 'return-restored':
      return still(
        state.returns.places.length > 0 ? state : { ...state, returns: { places: [event.place], turns: 0 } },
      );
    case 'found-faded':
      return still({ ...state, found: null });
    default:
      return placed(still(state), event);
  }
}

/** Index of the first page in the window when the reader is at a place. */
export function openIndex({ starts, columns }: OpenPageStarts, { offset, page }: PlaceOnPage): number {
  const index = pageIndexAt(starts, offset, page);
  return index - (index % columns);
}

/** Where a page turn leads; null at the ends of the book and while the chapter is being laid out. */
export function pageTurnTarget(
  state: NavigationState,
  to: 'previous' | 'next',
  book: BookLayout,
): PlaceOnPage | null {
  const pages = openPages(state, book);
  if (!state.place || !pages) return null;
  const step = to === 'next' ? 1 : -1;
  const { chapter } = state.place;
  const page = openIndex(pages, state.place) + step * pages.columns;
  const start = pages.starts[page];
  if (start !== undefined) return { chapter, offset: start, page };
  if (step > 0 && !pages.isComplete) return null;
  const next = chapter + step;
  return next >= 1 && next <= book.chapters ? { chapter: next, offset: 0, page: 0 } : null;
}

/** Where going back would lead; null if that is the current place. */
export function visibleReturn(state: NavigationState, book: BookLayout): ReturnPlace | null {
  const target = returnTarget(state.returns);
  const pages = openPages(state, book);
  if (!target || !state.place || !pages || target.chapter !== state.place.chapter) return target;
  const at = { ...target, page: target.page - 1 };
  return openIndex(pages, at) === openIndex(pages, state.place) ? null : target;
}

/** The pages of the chapter where the reader is. */
function openPages({ place }: NavigationState, { pages }: BookLayout): OpenPageStarts | null {
  return place && pages?.chapter === place.chapter && pages.starts.length > 0 ? pages : null;
}

/** The place that a jump leaves; null if the jump does not leave the page. */
function placeToLeave(state: NavigationState, to: PlaceOnPage, book: BookLayout): ReturnPlace | null {
  const pages = openPages(state, book);
  if (!state.place || !pages) return null;
  const { chapter, offset } = state.place;
  const index = openIndex(pages, state.place);
  if (to.chapter === chapter && openIndex(pages, to) === index) return null;
  return { chapter, offset, page: index + 1 };
}

function scrolled(state: NavigationState, to: PlaceOnPage, book: BookLayout): NavigationStep {
  const { place } = state;
  if (!place || (to.chapter === place.chapter && to.offset === place.offset)) return still(state);
  const pages = openPages(state, book);
  const isSamePage =
    to.chapter === place.chapter && pages && openIndex(pages, to) === openIndex(pages, place);
  const step = isSamePage ? still(state) : withTurn({ ...state, turns: state.turns + 1 });
  return placed(step, { type: 'read-to', to });
}

const still = (state: NavigationState): NavigationStep => ({ state, effects: [] });

/** After enough page turns, the reader has settled where they are. */
function withTurn(state: NavigationState): NavigationStep {
  return withReturns(state, afterPageTurn(state.returns));
}

function withReturns(state: NavigationState, returns: ReturnStack): NavigationStep {
  const target = returnTarget(returns);
  const isSame = target === returnTarget(state.returns);
  return {
    state: { ...state, returns },
    effects: isSame ? [] : [{ type: 'save-return', place: target }],
  };
}

/** Handles the reader's jump to a place. */
function go(step: NavigationStep | NavigationState, to: PlaceOnPage, replace = false): NavigationStep {
  const { state, effects } = 'effects' in step ? step : still(step);
  return placed({ state: { ...state, turns: state.turns + 1 }, effects }, { type: 'moved', to, replace });
}

function placed({ state, effects }: NavigationStep, event: PlaceEvent): NavigationStep {
  const next = placeAfter(state, event);
  return { state: { ...state, ...next.state }, effects: [...effects, ...next.effects] };
}

function foundAt({ chapter, offset }: PlaceOnPage, length: number): Found | null {
  return length > 0 ? { chapter, start: offset, end: offset + length } : null;
}
