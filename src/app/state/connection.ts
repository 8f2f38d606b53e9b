import { create } from 'zustand';
import type { ConnectionStatus } from '#app/api/live-channel.ts';

interface ConnectionStore {
  live: ConnectionStatus;
  /** As the browser reports it; only a call proves it. */
  online: boolean;
}

export const useConnection = create<ConnectionStore>(() => ({ live: 'closed', online: navigator.onLine }));

/** Calls back when the browser is online again or the server has answered again. Returns a function that stops it. */
export function onReconnected(listener: () => void): () => void {
  return useConnection.subscribe((now, before) => {
    const isOnlineAgain = now.online && !before.online;
    const isLiveAgain = now.live === 'open' && before.live !== 'open';
    if (isOnlineAgain || isLiveAgain) listener();
  });
}
