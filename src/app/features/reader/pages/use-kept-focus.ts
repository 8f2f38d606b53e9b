import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { TypesetChapter } from './typeset-chapter.ts';

/**
 * A chapter that is laid out anew is made of new elements. What had the focus in the old ones has it in the new ones too, so
 * that a reader with a keyboard goes on where they were.
 *
 * @returns what is to be called once a chapter is shown
 */
export function useKeptFocus(stage: RefObject<HTMLElement | null>): (typeset: TypesetChapter | null) => void {
  const kept = useRef<string | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      kept.current = stage.current?.contains(target as Node) ? selectorOf(target as HTMLElement) : null;
    };
    // A press on plain text takes the focus from everything.
    const onPress = () => (kept.current = null);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [stage]);

  return useCallback(
    (typeset) => {
      const shown = typeset?.element;
      const focused = document.activeElement;
      if (!kept.current || !shown || shown.contains(focused)) return;
      if (focused !== document.body && !stage.current?.contains(focused)) return;
      shown.querySelector<HTMLElement>(kept.current)?.focus({ preventScroll: true });
    },
    [stage],
  );
}

/** What names an element of a chapter in each of its layouts. */
const NAMES = ['descriptionId', 'highlight', 'note', 'chapter', 'offset', 'resource'] as const;

function selectorOf({ localName, dataset, attributes }: HTMLElement): string | null {
  const named = NAMES.filter((name) => dataset[name] !== undefined).map(
    (name) =>
      `[data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${CSS.escape(dataset[name]!)}"]`,
  );
  const href = attributes.getNamedItem('href');
  if (href) named.push(`[href="${CSS.escape(href.value)}"]`);
  return named.length > 0 ? localName + named.join('') : null;
}
