import './spinner.css';

/** Turns while something is under way. Text beside it says what. */
export function Spinner({ size = 24 }: { size?: number }) {
  return (
    <svg className="spinner" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M5 21V12a7 7 0 0 1 14 0v9" pathLength={100} />
    </svg>
  );
}
