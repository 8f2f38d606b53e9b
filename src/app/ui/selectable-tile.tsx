import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';

interface SelectableTileProps {
  /** Accessible name. */
  label: string;
  isSelected: boolean;
  onChange: (selected: boolean) => void;
  children: ReactNode;
}

/** Content that is selectable as a whole, with a checkbox in its corner. */
export function SelectableTile({ label, isSelected, onChange, children }: SelectableTileProps) {
  return (
    <AriaCheckbox
      aria-label={label}
      isSelected={isSelected}
      onChange={onChange}
      className="group relative block min-w-0 cursor-pointer rounded-lg focus-ring"
    >
      <span
        aria-hidden
        className="absolute top-2 left-2 z-10 grid place-items-center size-7 rounded-full border-2 border-solid border-edge bg-raised text-on-accent transition-colors group-data-[selected]:bg-accent group-data-[selected]:border-accent"
      >
        {isSelected && <Check size={17} strokeWidth={3} aria-hidden />}
      </span>
      <span className="block rounded-lg transition-shadow group-data-[selected]:shadow-[0_0_0_4px_var(--ground),0_0_0_7px_var(--accent)]">
        {children}
      </span>
    </AriaCheckbox>
  );
}
