/** Class names shared by several components. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

const base =
  'inline-flex items-center justify-center gap-2 rounded-full font-600 text-sm leading-none whitespace-nowrap select-none ' +
  'cursor-pointer transition-colors focus-ring no-underline disabled:opacity-50 disabled:cursor-not-allowed data-[disabled]:opacity-50 data-[disabled]:cursor-not-allowed';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent border border-solid border-transparent hover:brightness-110',
  secondary: 'bg-raised text-ink border border-solid border-edge hover:border-accent hover:text-accent',
  ghost:
    'bg-transparent text-ink border border-solid border-transparent hover:bg-accent-soft hover:text-accent',
  danger: 'bg-transparent text-danger border border-solid border-danger hover:bg-accent-soft',
};

/** A button, or a link that looks like one. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: 'sm' | 'md' = 'md'): string {
  return `${base} ${variants[variant]} ${size === 'sm' ? 'h-9 px-3.5' : 'h-11 px-5'}`;
}

/** A round button with only an icon in it; 44 px, for thumbs. */
export const iconButtonClass =
  'inline-grid place-items-center size-11 rounded-full bg-transparent border-none text-ink cursor-pointer shrink-0 ' +
  'transition-colors hover:bg-accent-soft hover:text-accent focus-ring no-underline disabled:opacity-40 disabled:cursor-not-allowed data-[disabled]:opacity-40 data-[disabled]:cursor-not-allowed';

export const inputClass =
  'w-full h-11 rounded-xl bg-page text-ink border border-solid border-edge px-3.5 text-base placeholder:text-muted focus-ring ' +
  'data-[invalid]:border-danger';
