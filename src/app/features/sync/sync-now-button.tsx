import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { isOffline, type ApiError } from '#app/api/errors.ts';
import { readSyncState, type SyncState } from '#app/data/records/sync-state.ts';
import { syncNow } from '#app/state/sync.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import type { SyncTone } from './summarise-sync.ts';

/** The outcome of a sync, and the state in which it is shown. */
interface Outcome {
  tone: SyncTone;
  text: string;
}

/** Syncs on demand and shows the outcome while it is valid. */
export function SyncNowButton({ tone }: { tone: SyncTone }) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const handlePress = async () => {
    setBusy(true);
    const failure = await syncNow();
    setOutcome(outcomeOf(failure, await readSyncState()));
    setBusy(false);
  };
  return (
    <div className="grid gap-2 justify-items-start">
      <Button size="sm" onPress={() => void handlePress()} isDisabled={busy}>
        <RefreshCw size={16} aria-hidden className={busy ? 'animate-[turn_0.9s_linear_infinite]' : ''} />
        {s.sync.now}
      </Button>
      <p role="status" className="m-0 text-sm empty:hidden">
        {busy ? s.sync.syncing : outcome?.tone === tone ? outcome.text : ''}
      </p>
    </div>
  );
}

function outcomeOf(failure: ApiError | null, { waiting, refused }: SyncState): Outcome {
  if (failure && isOffline(failure)) return { tone: 'offline', text: s.sync.nowOffline(waiting) };
  if (failure) {
    const describe = failure.status > 0 ? s.sync.nowFailed : s.sync.nowBroken;
    return { tone: 'trouble', text: describe(failure.message) };
  }
  if (refused.length > 0) return { tone: 'trouble', text: s.sync.nowDoneElse };
  if (waiting > 0) return { tone: 'waiting', text: s.sync.nowWaiting };
  return { tone: 'good', text: s.sync.nowDone };
}
