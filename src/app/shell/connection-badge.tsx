import { useConnection } from '#app/state/connection.ts';
import { s } from '#app/strings/en.ts';

const colors = { open: 'bg-success', connecting: 'bg-warning', closing: 'bg-warning', closed: 'bg-edge' };

/** The live channel's state, in a word on wide screens and always for screen readers. */
export function ConnectionBadge() {
  const live = useConnection((state) => state.live);
  return (
    <span
      role="status"
      aria-label={s.header.connection}
      className="inline-flex items-center gap-2 text-sm text-muted px-1"
    >
      <span aria-hidden className={`size-2.5 rounded-full shrink-0 ${colors[live]}`} />
      <span className="sr-only xl:not-sr-only">{s.header.status[live]}</span>
    </span>
  );
}
