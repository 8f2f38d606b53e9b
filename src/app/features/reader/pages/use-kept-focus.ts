import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { TypesetChapter } from './typeset-chapter.ts';

/**
 * A chapter that is laid out again is made of new elements. The focus moves to the corresponding new element, so that
 * a reader with a keyboard can continue there.
 *
 * @returns what is to be called once a chapter is shown
 */
export function useKeptFocus(stage: RefObject<HTMLElement | null>): (typeset: TypesetChapter | null) => void {
  const kept = useRef<string | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      kept.current = stage.current?.contains(target as Node) ? selectorOf(target as Element) : null;
    };
    // A press on plain text clears the focus.
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

/** A key that identifies an element of a chapter across layouts. */
const NAMING = [
  'data-description-id',
  'data-highlight',
  'data-note',
  'data-chapter',
  'data-offset',
  'data-resource',
  'href',
];

/** Null for an element that cannot be identified. */
function selectorOf(element: Element): string | null {
  const named = NAMING.filter((name) => element.hasAttribute(name));
  if (named.length === 0) return null;
  return (
    element.localName + named.map((name) => `[${name}="${CSS.escape(element.getAttribute(name)!)}"]`).join('')
  );
}
