import './language-switch.css';

export interface LanguageChoice {
  code: string;
  /** In the language itself. */
  name: string;
}

/** Offers the other language in its own words, and says which language those words are in. */
export function LanguageSwitch({ other, onSwitch }: { other: LanguageChoice; onSwitch: () => void }) {
  return (
    <button type="button" className="language-switch" lang={other.code} onClick={onSwitch}>
      {other.name}
    </button>
  );
}
