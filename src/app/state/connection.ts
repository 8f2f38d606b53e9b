import { create } from 'zustand';
import type { ConnectionStatus } from '#app/api/live.ts';

interface ConnectionStore {
  live: ConnectionStatus;
  /** What the browser believes; only a call proves it. */
  online: boolean;
}

export const useConnection = create<ConnectionStore>(() => ({ live: 'closed', online: navigator.onLine }));
