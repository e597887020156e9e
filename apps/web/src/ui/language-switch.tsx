import type { Ref } from 'react';
import './language-switch.css';

interface LanguageChoice {
  code: string;
  /** In the language itself. */
  name: string;
}

export interface LanguageSwitchProps {
  other: LanguageChoice;
  /** The texts of the language are being loaded: the button keeps focus, but does nothing. */
  busy: boolean;
  onSwitch: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Offers the other language in that language, and marks the text with its `lang`. */
export function LanguageSwitch({ other, busy, onSwitch, ref }: LanguageSwitchProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="language-switch"
      lang={other.code}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onSwitch}
    >
      {other.name}
    </button>
  );
}
