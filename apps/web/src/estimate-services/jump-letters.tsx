import './jump-letters.css';

export interface JumpLettersProps {
  /** What the letters are, for screen readers. */
  label: string;
  letters: readonly string[];
  selected: string;
  onSelect: (letter: string) => void;
}

/** A button for each letter; that of the letter that is shown is pressed. */
export function JumpLetters({ label, letters, selected, onSelect }: JumpLettersProps) {
  return (
    <fieldset aria-label={label} className="jump-letters">
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          className="jump-letter"
          aria-pressed={letter === selected}
          onClick={() => onSelect(letter)}
        >
          {letter}
        </button>
      ))}
    </fieldset>
  );
}
