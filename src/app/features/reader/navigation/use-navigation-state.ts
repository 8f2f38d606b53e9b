import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { saveReturnPlace } from '#app/data/progress/return-place.ts';
import { settlePosition } from '#app/data/progress/progress.ts';
import { chapterPath } from '#app/routes.ts';
import { isLayerShown } from '#app/ui/back-layers.ts';
import { awaitOpening } from './await-opening.ts';
import {
  initialNavigation,
  navigationAfter,
  type BookLayout,
  type NavigationEffect,
  type NavigationEvent,
  type NavigationState,
} from './navigation-state.ts';

export type Send = (event: NavigationEvent) => void;

export interface Navigator {
  state: NavigationState;
  send: Send;
  /** The book as it is laid out, which decides where a page turn leads. */
  layoutRef: RefObject<BookLayout>;
  /** A turn that is on the screen already; it is sent before any other event. */
  pendingRef: RefObject<(() => void) | null>;
}

/** The state of navigation-state.ts, whose effects are carried out here. */
export function useNavigationState(bookId: string): Navigator {
  const [, navigate] = useLocation();
  const [state, setState] = useState(initialNavigation);
  const layoutRef = useRef<BookLayout>({ chapters: 0, pages: null });
  const pendingRef = useRef<(() => void) | null>(null);
  const latest = useRef({ state: initialNavigation, isOpen: false });
  useLayoutEffect(() => {
    const current = latest.current;
    current.isOpen = true;
    return () => {
      current.isOpen = false;
    };
  }, []);

  const send = useCallback<Send>(
    function send(event) {
      // A response after the book was closed must not navigate back to it.
      if (!latest.current.isOpen) return;
      const pending = pendingRef.current;
      pendingRef.current = null;
      pending?.();
      const next = navigationAfter(latest.current.state, event, layoutRef.current);
      latest.current.state = next.state;
      setState(next.state);
      for (const effect of next.effects) carryOut(effect, { bookId, navigate, send });
    },
    [bookId, navigate],
  );
  return { state, send, layoutRef, pendingRef };
}

interface Outside {
  bookId: string;
  navigate: (path: string, options: { replace: boolean }) => void;
  send: Send;
}

function carryOut(effect: NavigationEffect, { bookId, navigate, send }: Outside): void {
  switch (effect.type) {
    case 'find-opening': {
      const addressChapter = effect.chapter;
      void awaitOpening(bookId, addressChapter).then((opening) =>
        send({ type: 'opened', opening, addressChapter }),
      );
      return;
    }
    case 'navigate':
      return navigate(chapterPath(bookId, effect.chapter), { replace: effect.replace || isLayerShown() });
    case 'settle':
      return void settlePosition(bookId, effect.position, effect.choice);
    case 'save-return':
      return void saveReturnPlace(bookId, effect.place);
  }
}
