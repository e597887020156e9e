import { useId } from 'react';
import './progress.css';

export interface ProgressProps {
  label: string;
  value: number;
  max: number;
  /** How far it is, in words. */
  text: string;
}

/** The browser's own bar, with its share in words. */
export function Progress({ label, value, max, text }: ProgressProps) {
  const id = useId();
  return (
    <div className="progress">
      <label htmlFor={id}>{label}</label>
      <progress id={id} value={value} max={Math.max(1, max)} aria-valuetext={text} />
      <p className="secondary">{text}</p>
    </div>
  );
}
