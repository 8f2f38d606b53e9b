import { useEffect, useRef, type RefObject } from 'react';
import { tapAction, type TapAction } from '#shared/reading/navigation/input-actions.ts';

/** Elements that handle taps themselves. */
const BUSY = 'a, button, input, select, textarea, summary, [role="button"], .highlight, mark, img[data-zoom]';

/** The action if no name was hit, the tap's position on the screen, and the pointer type. */
export interface Tap {
  action: TapAction;
  x: number;
  y: number;
  byMouse: boolean;
  /** On the book's own text, not beside it. */
  isOnText: boolean;
}

/**
 * Taps on the page: the edges turn it, the middle shows or hides the bars. Mouse clicks turn pages only beside the text,
 * and show hidden bars.
 */
export function useTaps(
  container: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  direction: 'ltr' | 'rtl',
  onTap: (tap: Tap) => void,
): void {
  const latest = useRef(onTap);
  useEffect(() => {
    latest.current = onTap;
  });
  useEffect(() => {
    const box = container.current;
    if (!box || !isEnabled) return;
    let isDown = false;
    let byMouse = true;
    let hadSelection = false;
    const onDown = (event: PointerEvent) => {
      isDown = true;
      byMouse = event.pointerType === 'mouse';
      hadSelection = getSelection()?.isCollapsed === false;
    };
    const onClick = (event: MouseEvent) => {
      // The press began on an overlay.
      if (!isDown || event.defaultPrevented) return;
      isDown = false;
      // A double click selects a word; two quick taps are two taps.
      if (byMouse && event.detail > 1) return;
      // The end of selecting, or the end of a selection.
      if (hadSelection || getSelection()?.isCollapsed === false) return;
      const target = event.target as Element;
      if (target.closest(BUSY)) return;
      const bounds = box.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      const isOnScrollingText = byMouse && target.closest('.reader-column');
      const action = isOnScrollingText ? 'bars' : tapAction((x - bounds.left) / bounds.width, direction);
      latest.current({ action, x, y, byMouse, isOnText: target.matches('.book-page *') });
    };
    box.addEventListener('pointerdown', onDown);
    box.addEventListener('click', onClick);
    return () => {
      box.removeEventListener('pointerdown', onDown);
      box.removeEventListener('click', onClick);
    };
  }, [container, isEnabled, direction]);
}
