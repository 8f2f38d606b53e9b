import { BookCheck, CalendarHeart, Clock, FileText, Flame, type LucideIcon } from 'lucide-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Link } from 'wouter';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { listSessions, localDay } from '#app/data/progress/reading-sessions.ts';
import { formatDuration } from '#app/book-parts/format-duration.ts';
import { useLibrary } from '#app/book-parts/use-library.ts';
import { bookPath } from '#app/routes.ts';
import { useHasAccount } from '#app/state/auth.ts';
import { s } from '#app/strings/en.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { LoadingPage } from '#app/ui/spinner.tsx';
import { usePageTitle } from '#app/ui/use-page-title.ts';
import { dayBefore, pagesPerHour, summariseReading, type ReadingSummary } from './summarise-reading.ts';
import { DaysRead, formatDay } from './days-read.tsx';
import { YearHeatmap } from './year-heatmap.tsx';

const DAYS_SHOWN = 30;

export function StatsPage() {
  usePageTitle(s.stats.title);
  const sessions = useLiveQuery(listSessions, []);
  const books = useLibrary();
  const hasAccount = useHasAccount();
  const [today] = useState(() => localDay(Date.now()));
  if (!sessions || !books) return <LoadingPage label={s.app.loading} />;

  const summary = summariseReading(sessions, today);
  const titles = new Map(books.map((book) => [book.id, book.title]));
  const finished = books.filter((book) => book.percent >= 99.5);
  const tiles: [LucideIcon, string, string][] = [
    [Clock, s.stats.time, formatDuration(summary.seconds)],
    [FileText, s.stats.pages, summary.pages.toLocaleString('en')],
    [CalendarHeart, s.stats.streak, s.stats.days(summary.streakDays)],
    [Flame, s.stats.longest, s.stats.days(summary.longestStreakDays)],
    [BookCheck, s.stats.finished, String(finished.length)],
  ];
  return (
    <>
      <PageHeader title={s.stats.title} lead={hasAccount ? s.stats.lead : s.stats.leadLocal} />
      <ul className="list-none m-0 p-0 grid gap-4 grid-cols-2 lg:grid-cols-5 mb-8">
        {tiles.map(([Icon, label, value]) => (
          <li key={label} className="card p-5 grid gap-1 last:col-span-2 lg:last:col-span-1">
            <Icon size={20} aria-hidden className="text-gold" />
            <span className="font-title text-2xl font-600">{value}</span>
            <span className="text-sm text-muted">{label}</span>
          </li>
        ))}
      </ul>
      {sessions.length === 0 ? (
        <EmptyState title={s.stats.none}>{s.stats.noneHint}</EmptyState>
      ) : (
        <div className="grid gap-6 grid-cols-[minmax(0,1fr)] lg:grid-cols-2 items-start">
          <div className="lg:col-span-2 min-w-0">
            <YearHeatmap secondsByDay={summary.secondsByDay} today={today} />
          </div>
          <DayChart summary={summary} today={today} />
          <BookChart summary={summary} titles={titles} />
          <FinishedBooks books={finished} />
        </div>
      )}
    </>
  );
}

function DayChart({ summary, today }: { summary: ReadingSummary; today: string }) {
  const days = Array.from({ length: DAYS_SHOWN }, (_, i) => dayBefore(today, DAYS_SHOWN - 1 - i));
  const most = Math.max(60, ...days.map((day) => summary.secondsByDay.get(day) ?? 0));
  return (
    <section className="card p-6">
      <h2 className="title-2 m-0 mb-4">{s.stats.perDay}</h2>
      <div aria-hidden className="flex items-end gap-1 h-40">
        {days.map((day) => {
          const seconds = summary.secondsByDay.get(day) ?? 0;
          return (
            <span key={day} title={formatDay(day, seconds)} className="grow h-full flex items-end">
              <span
                className={`bar block w-full rounded-t ${seconds > 0 ? 'bg-gold' : 'bg-line'}`}
                style={{ height: `${Math.max(2, (seconds / most) * 100)}%` }}
              />
            </span>
          );
        })}
      </div>
      <DaysRead days={days} secondsByDay={summary.secondsByDay} />
    </section>
  );
}

function BookChart({ summary, titles }: { summary: ReadingSummary; titles: ReadonlyMap<string, string> }) {
  const shown = summary.books.filter((one) => titles.has(one.bookId)).slice(0, 10);
  const most = Math.max(60, ...shown.map((one) => one.seconds));
  return (
    <section className="card p-6">
      <h2 className="title-2 m-0 mb-4">{s.stats.perBook}</h2>
      <ul className="list-none m-0 p-0 grid grid-cols-[minmax(0,1fr)] gap-4">
        {shown.map((one) => (
          <li key={one.bookId} className="grid gap-1">
            <span className="flex justify-between gap-3 text-sm">
              <span className="font-600 truncate">{titles.get(one.bookId)}</span>
              <span className="text-muted whitespace-nowrap">
                {[formatDuration(one.seconds), pace(one)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span
              aria-hidden
              className="bar block h-2 rounded-full bg-lapis"
              style={{ width: `${(one.seconds / most) * 100}%` }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FinishedBooks({ books }: { books: readonly LibraryBook[] }) {
  const latest = [...books].sort((a, b) => b.lastReadAt - a.lastReadAt);
  return (
    <section className="card p-6 lg:col-span-2">
      <h2 className="title-2 m-0 mb-4">{s.stats.finishedBooks}</h2>
      {latest.length === 0 && <p className="m-0 text-muted">{s.stats.finishedNone}</p>}
      <ul hidden={latest.length === 0} className="list-none m-0 p-0 grid gap-3 sm:grid-cols-2">
        {latest.map((book) => (
          <li key={book.id} className="flex justify-between gap-3 min-w-0">
            <Link href={bookPath(book.id)} className="font-title text-ink truncate">
              {book.title}
            </Link>
            <span className="text-sm text-muted whitespace-nowrap">
              {new Date(book.lastReadAt).toLocaleDateString('en', { dateStyle: 'medium' })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function pace(read: { seconds: number; pages: number }): string {
  const pages = pagesPerHour(read);
  return pages === null ? '' : s.stats.pace(pages);
}
