import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components';

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactNode;
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small card hanging from a button, for a look at something without leaving the page. */
export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover
        placement="bottom end"
        className="fade card shadow-[var(--shadow)] w-88 max-w-[calc(100vw-1rem)] max-h-[80dvh] overflow-y-auto"
      >
        <Dialog aria-label={label} className="p-4 outline-none">
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
