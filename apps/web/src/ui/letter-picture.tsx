import './letter-picture.css';

/**
 * A picture of a letter with an access code, which shows where the code is. Decoration: the text beside it says the
 * same.
 */
export function LetterPicture() {
  return (
    <svg className="letter-picture" viewBox="0 0 190 236" aria-hidden="true" focusable="false">
      <rect className="letter-paper" x="1" y="1" width="188" height="234" rx="6" />
      <path className="letter-mark" d="M20 38V27a8 8 0 0 1 16 0v11" />
      <path className="letter-text" d="M46 32h44M20 58h52M20 67h40M20 76h46M20 98h150M20 107h138" />
      <rect className="letter-frame" x="14" y="122" width="162" height="50" rx="8" />
      <text className="letter-code" x="23" y="146" textLength="108" lengthAdjust="spacingAndGlyphs">
        A1B2C-D3E4F-G5H6J
      </text>
      <path className="letter-number" d="M23 159h58" />
      <rect className="letter-square" x="140" y="131" width="30" height="30" rx="3" />
      <path className="letter-text" d="M20 190h150M20 199h132M20 208h142M20 217h70" />
    </svg>
  );
}
