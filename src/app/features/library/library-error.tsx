import { RefreshCw } from 'lucide-react';
import { isOffline } from '#app/api/errors.ts';
import { syncNow, useSync } from '#app/state/sync.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';

/**
 * Why the list could not be updated. Being offline is an error only where no books are stored.
 */
export function LibraryError({ isEmpty }: { isEmpty: boolean }) {
  const failure = useSync((state) => state.failure);
  const syncing = useSync((state) => state.syncing);
  const pulled = useSync((state) => state.hasSynced);
  if (!failure || (isOffline(failure) && (pulled || !isEmpty))) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 mb-6 px-4 py-3 rounded-xl border border-solid border-danger bg-raised text-danger"
    >
      <p className="m-0 grow basis-60">{failure.message || s.library.failed}</p>
      <Button size="sm" isDisabled={syncing} onPress={() => void syncNow()}>
        <RefreshCw size={16} aria-hidden />
        {s.library.retry}
      </Button>
    </div>
  );
}
