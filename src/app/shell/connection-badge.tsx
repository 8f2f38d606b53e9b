import { Button as AriaButton } from 'react-aria-components/Button';
import { useConnection } from '#app/state/connection.ts';
import { syncNow } from '#app/state/sync.ts';
import { s } from '#app/strings/en.ts';

const colors = { open: 'bg-success', connecting: 'bg-warning', closing: 'bg-warning', closed: 'bg-edge' };

/** The live channel's state, as text on wide screens and always for screen readers; a press reconnects a closed one. */
export function ConnectionBadge() {
  const live = useConnection((state) => state.live);
  return (
    <span className="relative inline-flex">
      <span
        role="status"
        aria-label={s.header.connection}
        className="inline-flex items-center gap-2 text-sm text-muted px-1"
      >
        <span aria-hidden className={`size-2.5 rounded-full shrink-0 ${colors[live]}`} />
        <span className="sr-only xl:not-sr-only">{s.header.status[live]}</span>
      </span>
      {live === 'closed' && (
        <AriaButton
          aria-label={s.header.reconnect}
          onPress={() => void syncNow()}
          className="absolute -inset-x-1 -inset-y-2 p-0 border-0 bg-transparent rounded-lg cursor-pointer focus-ring"
        />
      )}
    </span>
  );
}
