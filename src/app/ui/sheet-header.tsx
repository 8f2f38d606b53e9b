import { X } from 'lucide-react';
import { useRef } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from './button.tsx';
import { useRestoredFocus } from './use-restored-focus.ts';

interface SheetHeaderProps {
  title: string;
  onClose: () => void;
  closeLabel: string;
}

/** Title and close button of a dialog or a drawer. */
export function SheetHeader({ title, onClose, closeLabel }: SheetHeaderProps) {
  const ref = useRef<HTMLElement>(null);
  useRestoredFocus(ref);
  return (
    <header ref={ref} className="shrink-0 flex items-center justify-between gap-4 pl-6 pr-3 pt-3 pb-2">
      <Heading slot="title" className="title-2 m-0 min-w-0 line-clamp-2">
        {title}
      </Heading>
      <IconButton label={closeLabel} onPress={onClose}>
        <X size={20} aria-hidden />
      </IconButton>
    </header>
  );
}
