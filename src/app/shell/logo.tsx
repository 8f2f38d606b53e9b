import { Link } from 'wouter';
import { s } from '#app/strings/en.ts';

/** `compact`: on phones and small tablets the name is only for screen readers. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <Link
      href="/"
      className="inline-flex shrink-0 items-center gap-2.5 no-underline text-ink rounded-lg focus-ring"
    >
      <img src="/icon.svg" alt="" width={32} height={32} className="rounded-lg" />
      <span
        className={`font-title text-xl font-600 tracking-tight ${compact ? 'sr-only sm:not-sr-only md:sr-only lg:not-sr-only' : ''}`}
      >
        {s.app.name}
      </span>
    </Link>
  );
}
