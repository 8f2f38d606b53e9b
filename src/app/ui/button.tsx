import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { buttonClass, iconButtonClass, type ButtonVariant } from './styles.ts';

interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style'> {
  variant?: ButtonVariant;
  size?: 'sm' | 'md';
  wide?: boolean;
}

export function Button({ variant, size, wide = false, ...props }: ButtonProps) {
  return <AriaButton {...props} className={`${buttonClass(variant, size)}${wide ? ' w-full' : ''}`} />;
}

interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style'> {
  /** Accessible name and tooltip. */
  label: string;
}

export function IconButton({ label, ...props }: IconButtonProps) {
  return <AriaButton {...props} aria-label={label} className={iconButtonClass} />;
}
