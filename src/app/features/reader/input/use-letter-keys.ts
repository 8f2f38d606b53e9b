import { useEffect, useRef } from 'react';
import { keyLetter } from '#shared/reading/navigation/input-actions.ts';
import { handlesOwnKeys } from './use-reading-keys.ts';

/** Single-letter shortcuts of an open book; they can be turned off, as speech input requires. */
export function useLetterKeys(isEnabled: boolean, actions: Record<string, () => void>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!isEnabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (handlesOwnKeys(event.target as HTMLElement)) return;
      const action = latest.current[keyLetter(event.key, event.code) ?? ''];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isEnabled]);
}
