import { s } from '#app/strings/en.ts';
import { RefusedList } from './refused-list.tsx';
import { SyncStatus } from './sync-status.tsx';
import { SyncNowButton } from './sync-now-button.tsx';
import { useSyncSummary } from './use-sync-summary.ts';

/** In the settings: the state of sync, what was refused, and a way to sync at once. */
export function SyncSection() {
  const summary = useSyncSummary();
  const { tone, refused } = summary;
  return (
    <section aria-label={s.sync.title} className="grid gap-4">
      <h2 className="title-2 m-0">{s.sync.title}</h2>
      <div className="card p-4 grid gap-4">
        <SyncStatus summary={summary} />
        <p className="m-0 text-sm text-muted">{s.sync.safe}</p>
        <SyncNowButton tone={tone} />
        {refused.length > 0 && <RefusedList items={refused} />}
      </div>
    </section>
  );
}
