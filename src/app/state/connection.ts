import { create } from 'zustand';
import type { ConnectionStatus } from '#app/api/live-channel.ts';

interface ConnectionStore {
  live: ConnectionStatus;
  /** As the browser reports it; only a call proves it. */
  online: boolean;
}

export const useConnection = create<ConnectionStore>(() => ({ live: 'closed', online: navigator.onLine }));
