import type { Ref } from 'react';
import './language-switch.css';

interface LanguageChoice {
  code: string;
  /** In the language itself. */
  name: string;
}

export interface LanguageSwitchProps {
  other: LanguageChoice;
  /** Its words are on their way: the button keeps focus, but does nothing. */
  busy: boolean;
  onSwitch: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Offers the other language in its own words, and says which language those words are in. */
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
