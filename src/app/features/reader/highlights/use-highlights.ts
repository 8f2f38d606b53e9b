import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useMemo } from 'react';
import type { LocatorTuple } from '#shared/contract/records.ts';
import type { TextRange } from '#shared/reading/layout/text-runs.ts';
import {
  addHighlight,
  listHighlights,
  removeAnnotation,
  restoreAnnotation,
  setHighlightColor,
  type Highlight,
  type HighlightColor,
} from '#app/data/annotations/annotations.ts';
import { notify } from '#app/state/toasts.ts';
import { reading } from '#app/strings/en-reading.ts';
import { highlightName } from './highlight-name.ts';
import type { PageHighlight } from './render-highlights.ts';

const none: Highlight[] = [];

/** The reader's highlights in an open chapter. */
export function useHighlights(bookId: string, chapter: number) {
  const stored = useLiveQuery(() => listHighlights(bookId, chapter), [bookId, chapter]);
  const highlights = stored ?? none;
  const pageHighlights = useMemo(() => highlights.map(toPageHighlight), [highlights]);

  /** Highlights words, or changes the colour of the highlight on exactly these words. */
  const highlight = useCallback(
    async (loc: LocatorTuple, words: TextRange, text: string, color?: HighlightColor): Promise<string> => {
      const same = highlights.find((one) => one.loc[1] === words.start && one.end === words.end);
      if (!same) return addHighlight(bookId, { loc, end: words.end, text, ...(color ? { color } : {}) });
      if (color) await setHighlightColor(same.id, color);
      return same.id;
    },
    [bookId, highlights],
  );
  return { highlights, pageHighlights, highlight };
}

/** Removes a highlight and offers Undo. */
export async function removeHighlight(id: string): Promise<void> {
  await removeAnnotation(id);
  notify('info', reading.highlights.removed, '', {
    topic: `removed-${id}`,
    action: { label: reading.page.undo, run: () => void restoreAnnotation(id) },
  });
}

function toPageHighlight({ id, loc, end, color, note }: Highlight): PageHighlight {
  return { id, start: loc[1], end, color, label: highlightName(color, note), hasNote: note !== '' };
}
