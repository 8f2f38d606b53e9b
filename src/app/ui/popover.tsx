import { useState, type ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactNode;
  label: string;
  children: (close: () => void) => ReactNode;
}

/** A small dialog attached to the button that opens it. */
export function Popover({ trigger, label, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {trigger}
      <AriaPopover
        aria-label={label}
        placement="bottom end"
        className="fade card shadow-[var(--shadow)] w-88 max-w-[calc(100vw-1rem)] max-h-[80dvh] overflow-y-auto outline-none"
      >
        <div className="p-4">{children(() => setOpen(false))}</div>
      </AriaPopover>
    </DialogTrigger>
  );
}
