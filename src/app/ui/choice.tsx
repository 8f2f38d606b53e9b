import type { LucideIcon } from 'lucide-react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';

interface ChoiceProps<T extends string> {
  label: string;
  options: readonly { id: T; label: string; Icon?: LucideIcon }[];
  selected: T;
  onSelect: (id: T) => void;
}

/** A few options of which one is chosen, side by side. */
export function Choice<T extends string>({ label, options, selected, onSelect }: ChoiceProps<T>) {
  return (
    <RadioGroup value={selected} onChange={(id) => onSelect(id as T)} className="grid gap-2">
      <Label className="text-sm font-600">{label}</Label>
      <div className="grid grid-flow-col auto-cols-fr gap-2 sm:gap-3">
        {options.map(({ id, label: name, Icon }) => (
          <Radio
            key={id}
            value={id}
            className="choice flex items-center justify-center gap-2 h-12 px-1 rounded-xl border-2 border-solid border-line cursor-pointer font-600 text-sm text-center leading-tight data-[selected]:border-accent data-[selected]:text-accent data-[focus-visible]:outline-2 data-[focus-visible]:outline-solid data-[focus-visible]:outline-accent data-[focus-visible]:outline-offset-2"
          >
            {Icon && <Icon size={18} aria-hidden />}
            {name}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
