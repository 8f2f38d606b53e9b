import { create } from 'zustand';
import type { NamedMember } from '#shared/reading/cast/who-is.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';

/** A person or place that a passage names, and the way to their card. */
export interface PassageName extends NamedMember {
  readonly open: () => void;
}

interface PassageNames {
  /** The people and places that a passage of the open book names; null if no book is open. */
  namesIn: ((passage: DescriptionRow) => readonly PassageName[]) | null;
}

/**
 * Connects two features: the open book knows the people and places its passages name, and their pictures show them.
 */
export const usePassageNames = create<PassageNames>(() => ({ namesIn: null }));
