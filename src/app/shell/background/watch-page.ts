import { useConnection } from '#app/state/connection.ts';

interface PageListeners {
  /** The page is shown or focused again, or the network is back. */
  onReturn: () => void;
  /** The network is gone; also called at once where it is. */
  onOffline: () => void;
  onHide: () => void;
  /** Another tab has changed localStorage. */
  onStorage: () => void;
}

/** Calls the listeners when the page's visibility or network changes. Returns a function that stops it. */
export function watchPage({ onReturn, onOffline, onHide, onStorage }: PageListeners): () => void {
  const listening = new AbortController();
  const on = (target: EventTarget, type: string, listener: () => void) =>
    target.addEventListener(type, listener, { signal: listening.signal });
  on(window, 'online', () => {
    useConnection.setState({ online: true });
    onReturn();
  });
  on(window, 'offline', () => {
    useConnection.setState({ online: false });
    onOffline();
  });
  on(window, 'focus', onReturn);
  on(window, 'storage', onStorage);
  on(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') onReturn();
    else onHide();
  });
  if (!navigator.onLine) onOffline();
  return () => listening.abort();
}
