import { useCallback, useState, type RefObject } from 'react';
import type { LocatorTuple } from '#shared/contract/records.ts';
import type { TextRange } from '#shared/reading/layout/text-runs.ts';
import { setHighlightColor, type Highlight, type HighlightColor } from '#app/data/annotations/annotations.ts';
import { notifyInReader } from '#app/state/toasts.ts';
import { reading } from '#app/strings/en-reading.ts';
import type { PageTree } from '../chapter/page-tree.ts';
import type { HighlightActions } from './highlight-actions.ts';
import { removeHighlight, useHighlights } from './use-highlights.ts';
import { selectedWords, useSelection } from './use-selection.ts';

export interface Highlighting {
  bookId: string;
  chapter: number;
  tree: RefObject<PageTree | null>;
  /** A place in the open chapter with its page; null while no page is laid out. */
  locate: (offset: number) => LocatorTuple | null;
  onOpenDescription: (id: string) => void;
  /** What opens the card of the person or place that some words name; null if they name none. */
  who: (words: TextRange) => (() => void) | null;
}

/** How much of the highlighted text a screen reader announces. */
const ANNOUNCED_CHARS = 60;

/** Longer selections are no names. */
const LONGEST_NAME_CHARS = 60;

/** The bar at selected words or at an opened highlight. */
export interface HighlightBar extends HighlightActions {
  words: TextRange;
  highlight: Highlight | null;
}

/** A highlight that was tapped. */
export interface OpenedHighlight {
  id: string;
  byKey: boolean;
  /** The description whose passage contains the highlight. */
  descriptionId: string | null;
}

/** Highlights text on the page, with a colour and a note, by pointer or by key. */
export function useHighlighting({ bookId, chapter, tree, locate, onOpenDescription, who }: Highlighting) {
  const { highlights, pageHighlights, highlight } = useHighlights(bookId, chapter);
  const { selected, clear } = useSelection(tree);
  const [opened, setOpened] = useState<OpenedHighlight | null>(null);
  const [notedId, setNotedId] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const highlightWords = useCallback(
    async (words: TextRange, color?: HighlightColor): Promise<string | null> => {
      const loc = locate(words.start);
      const text = tree.current?.text.slice(words.start, words.end);
      if (!loc || text === undefined) return null;
      clear();
      const id = await highlight(loc, words, text, color);
      setAnnouncement(
        reading.highlights.added(text.length > ANNOUNCED_CHARS ? `${text.slice(0, ANNOUNCED_CHARS)}…` : text),
      );
      return id;
    },
    [locate, tree, highlight, clear],
  );

  const find = (id: string | undefined) => highlights.find((one) => one.id === id) ?? null;
  const copy = (words: TextRange) => void copyText(tree.current?.text.slice(words.start, words.end) ?? '');
  const close = useCallback(() => setOpened(null), []);

  return {
    pageHighlights,
    /** For the H key: highlights the selection, or explains how to select. */
    highlightSelection: () => {
      const words = selectedWords(tree.current) ?? selected;
      if (words) void highlightWords(words);
      else notifyInReader('info', reading.highlights.selectFirst);
    },
    open: setOpened,
    isOpen: opened !== null || notedId !== null,
    bar: opened ? highlightBar(opened) : selectionBar(),
    noted: find(notedId ?? undefined),
    /** The last change, for screen readers. */
    announcement,
    closeNote: useCallback(() => setNotedId(null), []),
  };

  function selectionBar(): HighlightBar | null {
    if (!selected || notedId !== null) return null;
    const openCard = selected.end - selected.start <= LONGEST_NAME_CHARS ? who(selected) : null;
    return {
      words: selected,
      highlight: null,
      byKey: false,
      onColor: (color) => void highlightWords(selected, color),
      onNote: () => void highlightWords(selected).then(setNotedId),
      onCopy: () => {
        copy(selected);
        clear();
      },
      ...(openCard && {
        onWho: () => {
          clear();
          openCard();
        },
      }),
      onClose: clear,
    };
  }

  function highlightBar({ id, byKey, descriptionId }: OpenedHighlight): HighlightBar | null {
    const shown = find(id);
    if (!shown) return null;
    const words = { start: shown.loc[1], end: shown.end };
    return {
      words,
      highlight: shown,
      byKey,
      onColor: (color) => {
        void setHighlightColor(shown.id, color);
        close();
      },
      onNote: () => {
        close();
        setNotedId(shown.id);
      },
      onCopy: () => {
        copy(words);
        close();
      },
      onRemove: () => {
        close();
        void removeHighlight(shown.id);
      },
      ...(descriptionId && {
        onPicture: () => {
          close();
          onOpenDescription(descriptionId);
        },
      }),
      onClose: close,
    };
  }
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifyInReader('success', reading.highlights.copied);
  } catch {
    notifyInReader('error', reading.highlights.copyFailed); // The browser refused; the text can still be copied manually.
  }
}
