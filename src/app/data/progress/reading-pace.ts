import { emptyPace, recordPage, wordsPerMinute, type Pace } from '#shared/reading/progress/pace.ts';
import { db } from '../database/database.ts';
import { readSettings, saveSettings } from '../settings/settings.ts';

/** A smaller change would not alter a displayed time, and is not synced. */
const MIN_CHANGE = 0.03;
const KEY = 'pace';

/** This device's pace, and the synced one it was measured from. */
interface MeasuredPace {
  pace: Pace;
  from: Pace;
}

/** The synced pace. */
export async function readPace(): Promise<Pace> {
  const [words, seconds] = (await readSettings()).pace ?? [emptyPace.words, emptyPace.seconds];
  return { words, seconds };
}

/** Adds a page that was read to its end: its words, and the seconds it was visible. */
export async function updatePace(page: Pace): Promise<void> {
  const { meta, views } = db();
  const changed = await db().transaction('rw', meta, views, async () => {
    const shared = await readPace();
    const stored = (await meta.get(KEY))?.value as Partial<MeasuredPace> | undefined;
    const before = stored?.pace && isSame(stored.from, shared) ? stored.pace : shared;
    const pace = recordPage(before, page);
    const isChanged = Math.abs(wordsPerMinute(pace) / wordsPerMinute(shared) - 1) >= MIN_CHANGE;
    await meta.put({ key: KEY, value: { pace, from: isChanged ? pace : shared } satisfies MeasuredPace });
    return isChanged ? pace : null;
  });
  if (changed) await saveSettings({ pace: [changed.words, changed.seconds] });
}

const isSame = (one: Pace | undefined, other: Pace) =>
  one?.words === other.words && one.seconds === other.seconds;
