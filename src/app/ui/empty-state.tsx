import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  picture?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** A page or panel without content: a drawing, a text and an action. */
export function EmptyState({
  title,
  children,
  action,
  picture,
  headingLevel: Title = 'h2',
}: EmptyStateProps) {
  return (
    <div className="grid justify-items-center text-center gap-4 py-12 px-6">
      {picture ?? <OpenBookVignette />}
      <Title className="title-2 m-0">{title}</Title>
      {children && <div className="text-muted max-w-prose">{children}</div>}
      {action && <div className="flex flex-wrap gap-3 justify-center mt-2">{action}</div>}
    </div>
  );
}

/** Our own drawing: an open book from which a small landscape rises. */
export function OpenBookVignette() {
  return (
    <svg viewBox="0 0 240 150" className="w-52 h-auto" aria-hidden fill="none">
      <path d="M70 74c10-26 28-44 52-46 26-1 42 16 50 44z" fill="var(--accent-soft)" />
      <circle cx="148" cy="36" r="11" fill="var(--sun)" />
      <path
        d="M64 78c14-18 26-24 38-18 8-16 20-22 32-10 12-6 28 2 42 26z"
        fill="var(--lapis)"
        opacity="0.75"
      />
      <path d="M88 78c8-14 16-20 24-12 10-12 22-8 30 2 8-4 18 0 26 10z" fill="var(--accent)" opacity="0.85" />
      <path
        d="M22 84c36-12 70-8 98 8 28-16 62-20 98-8v46c-36-10-70-6-98 10-28-16-62-20-98-10z"
        fill="var(--raised)"
        stroke="var(--edge)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M120 92v48" stroke="var(--edge)" strokeWidth="2" />
      <path
        d="M38 96c22-6 44-4 66 6M38 108c22-6 44-4 66 6M202 96c-22-6-44-4-66 6M202 108c-22-6-44-4-66 6"
        stroke="var(--line)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Our own drawing for a page that is not there: a bookmark that marks nothing. */
export function LostPageVignette() {
  return (
    <svg viewBox="0 0 240 150" className="w-52 h-auto" aria-hidden fill="none">
      <ellipse cx="120" cy="134" rx="84" ry="8" fill="var(--line)" />
      <path
        d="M74 20h78l22 22v88H74z"
        fill="var(--raised)"
        stroke="var(--edge)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M152 20v22h22" stroke="var(--edge)" strokeWidth="2" strokeLinejoin="round" />
      <path d="M90 58h44M90 72h62M90 86h30" stroke="var(--line)" strokeWidth="4" strokeLinecap="round" />
      <path d="M132 14v62l12-10 12 10V20" fill="var(--accent)" />
      <path
        d="M96 112c10-12 22-12 30-2s20 8 28-4"
        stroke="var(--lapis)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
