import { HardDrive } from 'lucide-react';
import { Link } from 'wouter';
import { routes } from '#app/routes.ts';
import { useHasAccount } from '#app/state/auth.ts';
import { s } from '#app/strings/en.ts';
import { SyncStatus } from './sync-status.tsx';
import { useSyncSummary } from './use-sync-summary.ts';

/** In the sidebar: the state of sync in words; without an account, that there is none. */
export function SidebarSyncStatus({ onFollow }: { onFollow?: () => void }) {
  const hasAccount = useHasAccount();
  return (
    <Link
      href={hasAccount ? `${routes.settings}?tab=account` : routes.register}
      onClick={() => onFollow?.()}
      className="mx-3 px-4 py-2 block rounded-xl no-underline text-ink focus-ring hover:bg-accent-soft"
    >
      {hasAccount ? <Synced /> : <OnlyHere />}
    </Link>
  );
}

function Synced() {
  return <SyncStatus summary={useSyncSummary()} isSmall />;
}

function OnlyHere() {
  return (
    <span className="flex gap-3 min-w-0 items-center leading-tight">
      <HardDrive size={19} aria-hidden className="shrink-0 text-muted" />
      <span className="min-w-0">
        <span className="block text-sm truncate">{s.local.status}</span>
        <span className="block text-xs text-muted truncate">{s.local.statusHint}</span>
      </span>
    </span>
  );
}
