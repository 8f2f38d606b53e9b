import { formatDuration } from '#app/book-parts/format-duration.ts';
import { s } from '#app/strings/en.ts';

interface DaysReadProps {
  /** Local days, yyyy-mm-dd, oldest first. */
  days: readonly string[];
  secondsByDay: ReadonlyMap<string, number>;
}

/** A text alternative of a chart: the days with reading time, latest first. */
export function DaysRead({ days, secondsByDay }: DaysReadProps) {
  const read = days.filter((day) => (secondsByDay.get(day) ?? 0) > 0).reverse();
  if (read.length === 0) return null;
  return (
    <ul className="sr-only">
      {read.map((day) => (
        <li key={day}>{formatDay(day, secondsByDay.get(day)!)}</li>
      ))}
    </ul>
  );
}

export function formatDay(day: string, seconds: number): string {
  return s.stats.dayLabel(day, formatDuration(seconds));
}
