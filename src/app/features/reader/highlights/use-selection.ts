import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { TextRange } from '#shared/reading/layout/text-runs.ts';
import type { PageTree } from '../chapter/page-tree.ts';

/** Selection handles move in steps: a selection counts once it has not changed for this long. */
const SETTLED_MS = 180;

/** The text selected on the page, by mouse, touch or keyboard; null without a selection. */
export function useSelection(tree: RefObject<PageTree | null>): {
  selected: TextRange | null;
  clear: () => void;
} {
  const [selected, setSelected] = useState<TextRange | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDown = false;
    const read = () => setSelected((known) => keepSame(known, selectedWords(tree.current)));
    const later = () => {
      clearTimeout(timer);
      if (!isDown) timer = setTimeout(read, SETTLED_MS);
    };
    const onDown = (event: PointerEvent) => {
      isDown = event.pointerType === 'mouse';
    };
    const onUp = () => {
      isDown = false;
      later();
    };
    document.addEventListener('selectionchange', later);
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onUp);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', later);
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onUp);
    };
  }, [tree]);

  const clear = useCallback(() => {
    getSelection()?.removeAllRanges();
    setSelected(null);
  }, []);
  return { selected, clear };
}

/** The current selection, without waiting for it to settle. */
export function selectedWords(tree: PageTree | null): TextRange | null {
  const selection = getSelection();
  if (!tree || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  return tree.offsetsOf(selection.getRangeAt(0));
}

const keepSame = (known: TextRange | null, next: TextRange | null) =>
  known && next && known.start === next.start && known.end === next.end ? known : next;
