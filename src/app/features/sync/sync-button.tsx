import { Link } from 'wouter';
import { Button as AriaButton } from 'react-aria-components/Button';
import { routes } from '#app/routes.ts';
import { s } from '#app/strings/en.ts';
import { Popover } from '#app/ui/popover.tsx';
import { buttonClass, iconButtonClass } from '#app/ui/styles.ts';
import { SyncStatus } from './sync-status.tsx';
import { SyncIcon } from './sync-icon.tsx';
import { SyncNowButton } from './sync-now-button.tsx';
import { useSyncSummary } from './use-sync-summary.ts';

/** In the header: the state of sync as an icon, and all of it in a small card. */
export function SyncButton() {
  const summary = useSyncSummary();
  const { tone, text, waiting, refused } = summary;
  const count = refused.length || waiting;
  return (
    <Popover
      label={s.sync.title}
      trigger={
        <AriaButton aria-label={s.sync.button(text)} className={`${iconButtonClass} relative`}>
          <SyncIcon tone={tone} />
          {count > 0 && (
            <span
              aria-hidden
              className={`absolute right-0.5 top-0.5 min-w-4.5 h-4.5 px-1 rounded-full text-[0.7rem] leading-[1.15rem] font-600 text-center tabular-nums text-page ${
                refused.length > 0 ? 'bg-danger' : 'bg-lapis'
              }`}
            >
              {count > 99 ? '99+' : count}
            </span>
          )}
        </AriaButton>
      }
    >
      {(close) => (
        <div className="grid gap-3">
          <SyncStatus summary={summary} />
          <SyncNowButton tone={tone} />
          <Link
            href={`${routes.settings}?tab=account`}
            onClick={close}
            className={`${buttonClass('ghost', 'sm')} justify-self-start -ml-3.5`}
          >
            {s.sync.all}
          </Link>
        </div>
      )}
    </Popover>
  );
}
