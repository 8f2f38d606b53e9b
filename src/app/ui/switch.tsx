import { useId } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';

interface SwitchProps {
  label: string;
  hint?: string;
  isSelected: boolean;
  isDisabled?: boolean;
  onChange: (selected: boolean) => void;
}

export function Switch({ label, hint, isSelected, isDisabled = false, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <AriaSwitch
      aria-label={label}
      {...(hint === undefined ? {} : { 'aria-describedby': hintId })}
      isSelected={isSelected}
      isDisabled={isDisabled}
      onChange={onChange}
      className="group flex items-center justify-between gap-4 py-3 cursor-pointer rounded-xl focus-ring"
    >
      <span>
        <span className="block font-600">{label}</span>
        {hint && (
          <span id={hintId} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
      <span
        aria-hidden
        className="switch-track shrink-0 w-12 h-7 rounded-full bg-edge p-0.5 transition-colors group-data-[selected]:bg-accent group-data-[focus-visible]:outline-2 group-data-[focus-visible]:outline-solid group-data-[focus-visible]:outline-accent group-data-[focus-visible]:outline-offset-2"
      >
        <span className="block size-6 rounded-full bg-page transition-transform group-data-[selected]:translate-x-5" />
      </span>
    </AriaSwitch>
  );
}
