import { useId } from 'react';
import './check-field.css';

export interface CheckFieldProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** The browser's own box. */
export function CheckField({ label, isChecked, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="check-field">
      <input id={id} type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
