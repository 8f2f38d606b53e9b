import { emptyPace, recordPage, wordsPerMinute, type Pace } from '#shared/reading/progress/pace.ts';
import { db } from '../database/database.ts';
import { readSettings, saveSettings } from '../settings/settings.ts';

/** A pace that differs by less says the same of any chapter: it is not worth telling the other devices. */
const MIN_CHANGE = 0.03;
const KEY = 'pace';

/** What this device has learnt, and from which shared pace it went out. */
interface MeasuredPace {
  pace: Pace;
  from: Pace;
}

/** How fast this reader reads, as every device says it. */
export async function readPace(): Promise<Pace> {
  const [words, seconds] = (await readSettings()).pace ?? [emptyPace.words, emptyPace.seconds];
  return { words, seconds };
}

/** A page was read to its end: its words, and the seconds it was in sight. */
export async function updatePace(page: Pace): Promise<void> {
  const { meta, views } = db();
  const news = await db().transaction('rw', meta, views, async () => {
    const shared = await readPace();
    const stored = (await meta.get(KEY))?.value as Partial<MeasuredPace> | undefined;
    const before = stored?.pace && isSame(stored.from, shared) ? stored.pace : shared;
    const pace = recordPage(before, page);
    const isNews = Math.abs(wordsPerMinute(pace) / wordsPerMinute(shared) - 1) >= MIN_CHANGE;
    await meta.put({ key: KEY, value: { pace, from: isNews ? pace : shared } satisfies MeasuredPace });
    return isNews ? pace : null;
  });
  if (news) await saveSettings({ pace: [news.words, news.seconds] });
}

const isSame = (one: Pace | undefined, other: Pace) =>
  one?.words === other.words && one.seconds === other.seconds;
