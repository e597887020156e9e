import './progress-bar.css';

/** Progress from 0 to 1; without a value it only shows that something is under way. */
export function ProgressBar({ label, value }: { label: string; value?: number }) {
  return <progress className="progress-bar" aria-label={label} max={1} value={value} />;
}
