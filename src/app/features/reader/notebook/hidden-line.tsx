import { EyeOff } from 'lucide-react';

/** States that a list ends before what would be a spoiler. */
export function HiddenLine({ children }: { children: string }) {
  return (
    <p className="m-0 mt-3 px-3 py-2 flex items-start gap-2 text-sm text-muted">
      <EyeOff size={16} aria-hidden className="shrink-0 mt-0.5" />
      <span>{children}</span>
    </p>
  );
}
