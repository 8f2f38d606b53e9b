import { Link } from 'wouter';
import { routes } from '#app/routes.ts';
import { useHasAccount } from '#app/state/auth.ts';
import { SyncStatus } from './sync-status.tsx';
import { useSyncSummary } from './use-sync-summary.ts';

/** In the sidebar: the state of sync in words. */
export function SidebarSyncStatus({ onFollow }: { onFollow?: () => void }) {
  const hasAccount = useHasAccount();
  return (
    <Link
      href={hasAccount ? `${routes.settings}?tab=account` : routes.register}
      onClick={() => onFollow?.()}
      className="mx-3 px-4 py-2 block rounded-xl no-underline text-ink focus-ring hover:bg-accent-soft"
    >
      <SyncStatus summary={useSyncSummary()} isSmall />
    </Link>
  );
}
