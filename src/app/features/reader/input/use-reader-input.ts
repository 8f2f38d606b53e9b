import type { RefObject } from 'react';
import type { BookActions } from '../bars/book-actions.tsx';
import type { Turn } from '../pages/use-page-turns.ts';
import type { useBars } from '../bars/use-bars.ts';
import { useHeldTap } from './use-held-tap.ts';
import { useLetterKeys } from './use-letter-keys.ts';
import type { useNavigation } from '../navigation/use-navigation.ts';
import { useReadingKeys } from './use-reading-keys.ts';
import { useTaps } from './use-taps.ts';

interface ReaderInput {
  readingArea: RefObject<HTMLElement | null>;
  /** A dialog or panel is over the page and receives the input. */
  isCovered: boolean;
  /** Names the open page; a tap that waits for names is dropped when it changes. */
  openPage: string;
  turning: 'ltr' | 'rtl';
  turnPage: (to: Turn) => void;
  bars: ReturnType<typeof useBars>;
  navigation: Pick<ReturnType<typeof useNavigation>, 'toChapterStart' | 'toChapterEnd'>;
  openAt: (x: number, y: number) => boolean;
  areNamesDue: boolean;
  actions: BookActions;
  hasLetterKeys: boolean;
  onHighlight: () => void;
  onKeys: () => void;
}

/** What keys, clicks and taps on the open page do. */
export function useReaderInput(input: ReaderInput): void {
  const { readingArea, isCovered, turning, turnPage, bars, navigation, openAt, actions } = input;
  useReadingKeys({
    container: readingArea,
    isEnabled: !isCovered,
    onTurn: turnPage,
    onChapterStart: navigation.toChapterStart,
    onChapterEnd: navigation.toChapterEnd,
  });
  const handleTap = useHeldTap(input.areNamesDue, input.openPage, ({ action, x, y, byMouse }) => {
    if (openAt(x, y)) return;
    if (action !== 'bars') turnPage(action);
    else if (!byMouse || !bars.shown) bars.toggle();
  });
  useTaps(readingArea, !isCovered, turning, (tap) => {
    // A thumb at the edge always turns the page; a mouse points at words.
    if (tap.action !== 'bars' && !tap.byMouse) turnPage(tap.action);
    else handleTap(tap);
  });
  useLetterKeys(input.hasLetterKeys && !isCovered, {
    t: actions.onContents,
    f: actions.onSearch,
    b: actions.onBookmark,
    h: input.onHighlight,
    m: bars.toggle,
    '?': input.onKeys,
  });
}
