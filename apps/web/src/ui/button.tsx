import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import './button.css';

/** `primary`: the main action of a page; `secondary`: an action beside it; `quiet`: a small action with an icon. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** The classes of a button, for a link that looks like one. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return `button button-${variant}`;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  variant?: ButtonVariant;
  icon?: LucideIcon;
  /** An action is under way: the button stays where it is and keeps focus, but does nothing. */
  busy?: boolean;
}

export function Button({ variant = 'primary', icon, busy = false, type = 'button', children, ...rest }: ButtonProps) {
  const { onClick, ...others } = rest;
  return (
    <button
      type={type}
      className={buttonClass(variant)}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      {...others}
    >
      {busy ? <Spinner size={20} /> : icon && <Icon of={icon} size={20} />}
      {children}
    </button>
  );
}
