import { SyncIcon } from './sync-icon.tsx';
import type { SyncSummary } from './use-sync-summary.ts';

/** The state of sync in words: above the card's and the section's buttons, and by itself in the sidebar. */
export function SyncStatus({ summary, isSmall = false }: { summary: SyncSummary; isSmall?: boolean }) {
  const { tone, text, since } = summary;
  return (
    <span className={`flex gap-3 min-w-0 ${isSmall ? 'items-center leading-tight' : 'items-start'}`}>
      <SyncIcon tone={tone} size={isSmall ? 19 : 24} />
      <span className="min-w-0">
        <span className={`block ${isSmall ? 'text-sm truncate' : 'font-600'}`}>{text}</span>
        <span className={`block text-muted ${isSmall ? 'text-xs truncate' : 'text-sm'}`}>{since}</span>
      </span>
    </span>
  );
}
