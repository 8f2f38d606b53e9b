interface SpinnerProps {
  label: string;
  large?: boolean;
}

export function Spinner({ label, large = false }: SpinnerProps) {
  return (
    <span role="status" aria-label={label} className="inline-grid place-items-center text-accent">
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={`${large ? 'size-12' : 'size-5'} animate-[turn_0.9s_linear_infinite]`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      >
        <circle cx="12" cy="12" r="9.5" opacity="0.2" />
        <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" />
      </svg>
    </span>
  );
}

/** A page whose content is loading. */
export function LoadingPage({ label }: { label: string }) {
  return (
    <div className="grid place-items-center min-h-[60vh]">
      <Spinner label={label} large />
    </div>
  );
}
