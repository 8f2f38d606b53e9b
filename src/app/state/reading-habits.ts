import { useLiveQuery } from 'dexie-react-hooks';
import { useLayoutEffect } from 'react';
import { create } from 'zustand';
import { readHabits, saveHabits, type ReadingHabits } from '#app/data/settings/reading-habits.ts';

/** The current habits: as stored, with the choices that wait for the database. Null before they were read. */
const useInForce = create<{ habits: ReadingHabits | null }>(() => ({ habits: null }));

/** Choices that are being stored. Meanwhile what is stored is out of date. */
let saving = 0;

/** The reader's habits; undefined while they are being read. */
export function useReadingHabits(): ReadingHabits | undefined {
  const stored = useLiveQuery(readHabits, []);
  const { habits } = useInForce();
  useLayoutEffect(() => {
    if (stored && saving === 0) useInForce.setState({ habits: stored });
  }, [stored]);
  return stored && (habits ?? stored);
}

/**
 * Changes habits here and on the reader's other devices. Here they count at once, although the database may be busy for
 * seconds: a letter key that was just switched off must do nothing.
 */
export async function changeHabits(change: Partial<ReadingHabits>): Promise<void> {
  useInForce.setState(({ habits }) => ({ habits: habits && { ...habits, ...change } }));
  saving += 1;
  try {
    await saveHabits(change);
  } finally {
    saving -= 1;
    if (saving === 0) useInForce.setState({ habits: await readHabits() });
  }
}
