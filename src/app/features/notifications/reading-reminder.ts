import { navigate } from 'wouter/use-browser-location';
import { listBooks, type LibraryBook } from '#app/data/books/library-books.ts';
import { readRemindedAt, saveRemindedAt } from '#app/data/settings/settings.ts';
import { chapterPath } from '#app/routes.ts';
import { useNotificationSettings } from '#app/state/notification-settings.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';

const DAY_MS = 86_400_000;
const FINISHED_PERCENT = 99.5;

/**
 * Reminds readers who have turned this on of their current book after a day without reading, at most once a day.
 */
export async function remindOfReading(nowMs: number): Promise<void> {
  if (!useNotificationSettings.getState().readingReminders) return;
  const book = reminderBook(await listBooks(), nowMs, await readRemindedAt());
  if (!book) return;
  await saveRemindedAt(nowMs);
  notify('info', s.reminder.title, s.reminder.message(book.title), {
    topic: 'reminder',
    action: { label: s.home.continue, run: () => navigate(chapterPath(book.id, book.currentChapter)) },
  });
}

/** The book that was read last and is not finished, when nothing at all was read for a day; null otherwise. */
export function reminderBook(
  books: readonly LibraryBook[],
  nowMs: number,
  remindedAtMs: number,
): LibraryBook | null {
  const lastReadAt = Math.max(0, ...books.map((book) => book.lastReadAt));
  if (nowMs - lastReadAt < DAY_MS || nowMs - remindedAtMs < DAY_MS) return null;
  const begun = books.filter(({ percent }) => percent > 0 && percent < FINISHED_PERCENT);
  return begun.sort((a, b) => b.lastReadAt - a.lastReadAt)[0] ?? null;
}
