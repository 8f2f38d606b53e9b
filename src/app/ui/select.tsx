import { Check, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';

interface Option<K extends string> {
  id: K;
  label: string;
}

interface SelectProps<K extends string> {
  label: string;
  options: readonly Option<K>[];
  selected: K;
  onSelect: (id: K) => void;
  /** The label is for screen readers only. */
  labelHidden?: boolean;
}

export function Select<K extends string>({
  label,
  options,
  selected,
  onSelect,
  labelHidden = false,
}: SelectProps<K>) {
  return (
    <AriaSelect
      value={selected}
      onChange={(key) => onSelect(key as K)}
      {...(labelHidden ? { 'aria-label': label } : {})}
      className="grid gap-1.5 min-w-0"
    >
      {!labelHidden && <Label className="text-sm font-600">{label}</Label>}
      <Button className="flex items-center justify-between gap-2 h-11 px-3.5 rounded-xl bg-page text-ink border border-solid border-edge cursor-pointer focus-ring text-left min-w-0">
        <SelectValue className="truncate" />
        <ChevronDown size={18} aria-hidden className="shrink-0 text-muted" />
      </Button>
      <Popover className="fade card shadow-[var(--shadow)] w-[var(--trigger-width)] min-w-48 overflow-hidden">
        <ListBox items={options} className="max-h-80 overflow-auto p-1.5 outline-none">
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.label}
              className="flex items-center justify-between gap-2 px-3 py-2.5 rounded-lg cursor-pointer outline-none data-[focused]:bg-accent-soft data-[selected]:font-600"
            >
              {({ isSelected }) => (
                <>
                  <span className="truncate">{option.label}</span>
                  {isSelected && <Check size={16} aria-hidden className="text-accent shrink-0" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
