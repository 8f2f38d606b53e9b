import type { LucideIcon } from 'lucide-react';

interface EmptyTabProps {
  Icon: LucideIcon;
  title: string;
  children: string;
}

/** An empty list, with a hint about what will appear in it. */
export function EmptyTab({ Icon, title, children }: EmptyTabProps) {
  return (
    <div className="grid justify-items-center text-center gap-1.5 px-6 py-12">
      <Icon size={34} strokeWidth={1.4} aria-hidden className="text-gold mb-2" />
      <p className="m-0 font-title font-600 text-lg">{title}</p>
      <p className="m-0 text-muted text-balance">{children}</p>
    </div>
  );
}
