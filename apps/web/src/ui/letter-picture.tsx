import './letter-picture.css';

/** What a letter with an access code looks like, and where the code stands in it. Says nothing that words beside it do not say. */
export function LetterPicture() {
  return (
    <svg className="letter-picture" viewBox="0 0 190 236" aria-hidden="true" focusable="false">
      <rect className="letter-paper" x="1" y="1" width="188" height="234" rx="6" />
      <path className="letter-mark" d="M20 38V27a8 8 0 0 1 16 0v11" />
      <path className="letter-text" d="M46 32h44M20 58h52M20 67h40M20 76h46M20 98h150M20 107h138" />
      <rect className="letter-frame" x="16" y="122" width="158" height="48" rx="8" />
      <text className="letter-code" x="95" y="142" textAnchor="middle">
        A1B2C-D3E4F-G5H6J
      </text>
      <path className="letter-number" d="M62 157h66" />
      <rect className="letter-square" x="134" y="186" width="36" height="36" rx="3" />
      <path className="letter-text" d="M20 188h96M20 197h84M20 206h92M20 215h50" />
    </svg>
  );
}
