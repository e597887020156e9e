import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import './button.css';

export interface ButtonProps {
  children: ReactNode;
  look?: 'primary' | 'secondary' | 'danger' | 'quiet';
  type?: 'button' | 'submit';
  /** What it does is under way: it keeps focus and does nothing more. */
  isBusy?: boolean;
  onPress?: () => void;
  lang?: string;
}

export function Button({ children, look = 'secondary', type = 'button', isBusy = false, onPress, lang }: ButtonProps) {
  return (
    <AriaButton
      type={type}
      className={`button button-${look}`}
      {...(isBusy ? { 'data-busy': true } : {})}
      {...(onPress === undefined ? {} : { onPress })}
      {...(lang === undefined ? {} : { lang })}
    >
      {children}
    </AriaButton>
  );
}
