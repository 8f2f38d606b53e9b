import { useEffect, useState } from 'react';
import { readStorage, type StorageReport } from '#app/data/storage/storage-report.ts';
import { useHasAccount } from '#app/state/auth.ts';
import { formatBytes } from '#app/strings/amounts.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { FreeUpDialog } from './free-up-dialog.tsx';
import { LanguagePacks } from './language-packs.tsx';

const parts = [
  { part: 'books', color: 'bg-accent' },
  { part: 'pictures', color: 'bg-gold' },
  { part: 'other', color: 'bg-edge' },
] as const;

/** Shows how much storage is used, by what, and offers to free space. */
export function StorageSection() {
  const [freeing, setFreeing] = useState(false);
  const report = useStorageReport(freeing);
  const hasAccount = useHasAccount();
  if (!report) return null;
  return (
    <section aria-label={s.settings.storage} className="grid gap-4">
      <h2 className="title-2 m-0">{s.settings.storage}</h2>
      <div className="card p-4 grid gap-4">
        <Meter report={report} />
        <p className="m-0 text-sm text-muted">{promiseOf(report, hasAccount)}</p>
        <LanguagePacks />
        <span>
          <Button size="sm" onPress={() => setFreeing(true)}>
            {s.settings.freeUp}
          </Button>
        </span>
      </div>
      {freeing && <FreeUpDialog report={report} onClose={() => setFreeing(false)} />}
    </section>
  );
}

/** What the browser's promise, or the lack of one, means for this reader's books. */
function promiseOf({ persistent, privateBooks }: StorageReport, hasAccount: boolean): string {
  if (persistent) return s.settings.persistent;
  if (!hasAccount) return s.settings.notPersistentOnlyCopy;
  return privateBooks > 0 ? s.settings.notPersistentPrivate : s.settings.notPersistent;
}

/** Not a live query, because measuring writes to the database itself. Read again after space was freed. */
function useStorageReport(freeing: boolean): StorageReport | null {
  const [report, setReport] = useState<StorageReport | null>(null);
  useEffect(() => {
    let left = false;
    if (!freeing) void readStorage().then((read) => !left && setReport(read));
    return () => {
      left = true;
    };
  }, [freeing]);
  return report;
}

function Meter({ report }: { report: StorageReport }) {
  const { used, quota } = report;
  const whole = Math.max(1, quota ?? used);
  const text =
    quota === null
      ? s.settings.storageUsedOnly(formatBytes(used))
      : s.settings.storageUsed(formatBytes(used), formatBytes(quota));
  return (
    <div className="grid gap-3">
      <p className="m-0 font-600">{text}</p>
      <div
        role="meter"
        aria-label={s.settings.storage}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((used / whole) * 100)}
        aria-valuetext={text}
        className="flex h-3 rounded-full bg-line overflow-hidden"
      >
        {parts.map(({ part, color }) => (
          <span
            key={part}
            className={`block h-full ${color}`}
            style={{ width: `${(report[part] / whole) * 100}%`, minWidth: report[part] > 0 ? '3px' : 0 }}
          />
        ))}
      </div>
      <dl className="m-0 grid grid-cols-3 gap-3">
        {parts.map(({ part, color }) => (
          <div key={part} className="grid gap-0.5">
            <dt className="flex items-center gap-2 text-sm text-muted">
              <span aria-hidden className={`size-2.5 rounded-full shrink-0 ${color}`} />
              {s.settings.storageParts[part]}
            </dt>
            <dd className="m-0 font-600 tabular-nums">{formatBytes(report[part])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
