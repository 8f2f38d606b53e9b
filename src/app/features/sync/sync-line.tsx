import { Link } from 'wouter';
import { routes } from '#app/routes.ts';
import { SyncIcon } from './sync-icon.tsx';
import { useSyncSummary } from './use-sync-summary.ts';

/** In the sidebar: the state of sync in words. */
export function SyncLine({ onFollow }: { onFollow?: () => void }) {
  const { tone, text, since } = useSyncSummary();
  return (
    <Link
      href={`${routes.settings}?tab=account`}
      onClick={() => onFollow?.()}
      className="mx-3 px-4 py-2 flex items-center gap-3 rounded-xl no-underline text-ink focus-ring hover:bg-accent-soft"
    >
      <SyncIcon tone={tone} size={19} />
      <span className="min-w-0 leading-tight">
        <span className="block text-sm truncate">{text}</span>
        <span className="block text-xs text-muted truncate">{since}</span>
      </span>
    </Link>
  );
}
