import { Search, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { inputClass } from './styles.ts';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit?: (value: string) => void;
  autoFocus?: boolean;
}

export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  onSubmit,
  autoFocus = false,
}: SearchFieldProps) {
  return (
    <AriaSearchField
      aria-label={label}
      value={value}
      onChange={onChange}
      {...(onSubmit ? { onSubmit } : {})}
      autoFocus={autoFocus}
      className="group relative w-full"
    >
      <Search
        size={18}
        aria-hidden
        className="absolute left-3.5 top-1/2 -translate-y-1/2 text-muted pointer-events-none"
      />
      <Input
        placeholder={placeholder}
        className={`${inputClass} pl-10 pr-10 rounded-full [&::-webkit-search-cancel-button]:hidden`}
      />
      <Button className="absolute right-1 top-1/2 -translate-y-1/2 size-9 inline-grid place-items-center rounded-full bg-transparent border-none text-muted cursor-pointer focus-ring group-data-[empty]:hidden">
        <X size={16} aria-hidden />
      </Button>
    </AriaSearchField>
  );
}
