import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { isOffline } from '#app/api/errors.ts';
import { readSyncState } from '#app/data/sync-state.ts';
import { syncNow } from '#app/state/sync.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';

/** Exchanges with the server at the reader's wish and says plainly what came of it. */
export function SyncNow() {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');
  const handlePress = async () => {
    setBusy(true);
    setOutcome('');
    const failure = await syncNow();
    const { waiting } = await readSyncState();
    if (!failure) setOutcome(waiting > 0 ? s.sync.waiting(waiting) : s.sync.nowDone);
    else if (isOffline(failure)) setOutcome(s.sync.nowOffline(waiting));
    else setOutcome((failure.status > 0 ? s.sync.nowFailed : s.sync.nowBroken)(failure.message));
    setBusy(false);
  };
  return (
    <div className="grid gap-2 justify-items-start">
      <Button size="sm" onPress={() => void handlePress()} isDisabled={busy}>
        <RefreshCw size={16} aria-hidden className={busy ? 'animate-[turn_0.9s_linear_infinite]' : ''} />
        {s.sync.now}
      </Button>
      <p role="status" className="m-0 text-sm empty:hidden">
        {busy ? s.sync.syncing : outcome}
      </p>
    </div>
  );
}
