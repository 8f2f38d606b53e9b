import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  label: string;
  /** Shown above the items, such as the signed-in user. */
  heading?: ReactNode;
  children: ReactNode;
}

export function Menu({ trigger, label, heading, children }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement="bottom end" className="fade card shadow-[var(--shadow)] min-w-56 overflow-hidden">
        {heading && (
          <>
            <div className="px-4 py-3">{heading}</div>
            <Separator className="border-0 border-t border-solid border-line m-0" />
          </>
        )}
        <AriaMenu aria-label={label} className="p-1.5 outline-none">
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

interface MenuItemProps {
  id: string;
  icon?: ReactNode;
  onAction?: () => void;
  href?: string;
  /** A second line. */
  hint?: string;
  children: string;
}

export function MenuItem({ id, icon, onAction, href, hint, children }: MenuItemProps) {
  return (
    <AriaMenuItem
      id={id}
      textValue={children}
      {...(href === undefined ? {} : { href })}
      {...(onAction ? { onAction } : {})}
      className="flex items-center gap-3 px-3 py-2.5 rounded-lg cursor-pointer outline-none text-ink no-underline data-[focused]:bg-accent-soft data-[focused]:text-accent"
    >
      {icon}
      {hint ? (
        <span className="grid min-w-0">
          <Text slot="label">{children}</Text>
          <Text slot="description" className="text-sm text-muted max-w-60">
            {hint}
          </Text>
        </span>
      ) : (
        children
      )}
    </AriaMenuItem>
  );
}
