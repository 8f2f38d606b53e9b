import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';

interface ProgressBarProps {
  label: string;
  /** 0–100; clamped. */
  percent: number;
  thin?: boolean;
}

export function ProgressBar({ label, percent, thin = false }: ProgressBarProps) {
  const value = Math.min(100, Math.max(0, percent));
  return (
    <AriaProgressBar aria-label={label} value={value} className="block w-full">
      <span className={`progress block w-full rounded-full bg-line overflow-hidden ${thin ? 'h-1' : 'h-2'}`}>
        <span
          className="block h-full rounded-full bg-gold transition-[width] duration-200"
          style={{ width: `${value}%` }}
        />
      </span>
    </AriaProgressBar>
  );
}
