import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass, type ButtonVariant } from './styles.ts';

interface LinkButtonProps {
  href: string;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ href, variant = 'primary', children }: LinkButtonProps) {
  const handleKey = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <Link href={href} role="button" onKeyDown={handleKey} className={buttonClass(variant)}>
      {children}
    </Link>
  );
}
