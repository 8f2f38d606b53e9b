import { useEffect, useRef, type RefObject } from 'react';

/**
 * Notifications are outside the page's tab order and any open dialog: F6 moves the focus to the latest one and back.
 * Closing a notification returns the focus, too.
 *
 * @param count of the visible notifications
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, count: number): void {
  /** The focused element before a notification, until the focus moves elsewhere. */
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const box = region.current;
    if (!box) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented) return;
      const isInside = box.contains(document.activeElement);
      const latest = box.querySelector<HTMLElement>(':scope > .toast:last-child button');
      const target = isInside ? before.current : latest;
      if (!target?.isConnected) return;
      event.preventDefault();
      target.focus();
    };
    const onEnter = ({ relatedTarget }: FocusEvent) => {
      if (!box.contains(relatedTarget as Node | null)) before.current = relatedTarget as HTMLElement | null;
    };
    const forget = () => {
      before.current = null;
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !box.contains(relatedTarget as Node)) forget();
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', forget);
    box.addEventListener('focusin', onEnter);
    box.addEventListener('focusout', onLeave);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', forget);
      box.removeEventListener('focusin', onEnter);
      box.removeEventListener('focusout', onLeave);
    };
  }, [region]);

  useEffect(() => {
    if (document.activeElement !== document.body) return;
    before.current?.focus();
    before.current = null;
  }, [count]);
}
