import { create } from 'zustand';
import type { NamedMember } from '#shared/reading/cast/who-is.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';

/** A person or place that a passage names, and the way to their card. */
export interface PassageName extends NamedMember {
  readonly open: () => void;
}

interface PassageNames {
  /** Whom and what a passage of the open book names; null where no book is open. */
  namesIn: ((passage: DescriptionRow) => readonly PassageName[]) | null;
}

/** Connects two features: the open book knows whom its passages name, and their pictures show it. */
export const usePassageNames = create<PassageNames>(() => ({ namesIn: null }));
