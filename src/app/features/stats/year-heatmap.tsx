import { s } from '#app/strings/en.ts';
import { DaysRead, formatDay } from './days-read.tsx';
import { heatLevel, weeksOfYear } from './year-weeks.ts';

interface YearHeatmapProps {
  secondsByDay: ReadonlyMap<string, number>;
  /** The reader's local day, yyyy-mm-dd. */
  today: string;
}

const heat = [
  'bg-line',
  'bg-gold opacity-30',
  'bg-gold opacity-55',
  'bg-gold opacity-80',
  'bg-gold',
] as const;

/** A year of reading, a column for each week: on a phone the latest weeks, the rest a scroll away. */
export function YearHeatmap({ secondsByDay, today }: YearHeatmapProps) {
  const weeks = weeksOfYear(today);
  const days = weeks.flat();
  const daysRead = days.filter((day) => (secondsByDay.get(day) ?? 0) > 0).length;
  return (
    <section className="card p-6 min-w-0" aria-labelledby="year-of-reading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 mb-4">
        <h2 id="year-of-reading" className="title-2 m-0">
          {s.stats.year}
        </h2>
        <p className="m-0 text-sm text-muted">{s.stats.daysRead(daysRead)}</p>
      </div>
      <div
        className="overflow-x-auto flex flex-row-reverse lg:justify-center focus-ring rounded"
        tabIndex={0}
        role="group"
        aria-label={s.stats.year}
      >
        <div aria-hidden className="flex gap-0.75 w-max">
          {weeks.map((week) => (
            <div key={week[0]} className="grid gap-0.75 content-start">
              <span className="h-4 w-3 text-xs text-muted overflow-visible whitespace-nowrap">
                {monthStarting(week)}
              </span>
              {week.map((day) => {
                const seconds = secondsByDay.get(day) ?? 0;
                return (
                  <span
                    key={day}
                    title={formatDay(day, seconds)}
                    className={`block size-3 xl:size-3.5 rounded-sm ${heat[heatLevel(seconds)]}`}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <DaysRead days={days} secondsByDay={secondsByDay} />
      <p aria-hidden className="m-0 mt-3 flex items-center justify-end gap-1.5 text-xs text-muted">
        {s.stats.less}
        {heat.map((color) => (
          <span key={color} className={`block size-3 rounded-sm ${color}`} />
        ))}
        {s.stats.more}
      </p>
    </section>
  );
}

/** The name of a month above the week that holds its first day. */
function monthStarting(week: readonly string[]): string {
  const first = week.find((day) => day.endsWith('-01'));
  return first
    ? new Date(`${first}T12:00:00Z`).toLocaleDateString('en', { month: 'short', timeZone: 'UTC' })
    : '';
}
