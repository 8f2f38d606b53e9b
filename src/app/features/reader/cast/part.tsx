import type { ReactNode } from 'react';

/** A titled part of a card. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="m-0 text-xs font-600 uppercase tracking-widest text-muted">{title}</h3>
      {children}
    </section>
  );
}
