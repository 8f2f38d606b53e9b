import { create } from 'zustand';
import type { OpenFailure } from '#app/data/database/database-open-error.ts';

/** Why the app cannot open its storage, for the screen that takes the place of all others; null while it can. */
export const useStorageFailure = create<{ failure: OpenFailure | null }>(() => ({ failure: null }));

export function showStorageFailure(failure: OpenFailure | null): void {
  useStorageFailure.setState({ failure });
}
