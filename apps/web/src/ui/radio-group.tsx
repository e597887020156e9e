import type { ReactNode } from 'react';
import { describedBy, type FieldProps } from './field.tsx';
import { FieldError } from './field-error.tsx';
import './radio-group.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the line, such as an amount. */
  aside?: ReactNode;
}

export interface RadioGroupProps extends FieldProps {
  options: readonly RadioOption[];
  /** '' for none chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Hides the legend from those who look, where a heading just above says the same. */
  legendHidden?: boolean;
}

/** One choice of a few, all in sight. The first option has the field's id, so that an error summary can lead to it. */
export function RadioGroup({
  id,
  label,
  hint,
  error,
  options,
  value,
  onChange,
  legendHidden = false,
}: RadioGroupProps) {
  return (
    <fieldset className="radio-group" aria-describedby={describedBy({ id, hint, error })}>
      <legend className={legendHidden ? 'visually-hidden' : 'field-label'}>{label}</legend>
      {hint !== undefined && (
        <span className="secondary" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {options.map((option, index) => (
        <label key={option.value} className="radio-option">
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${option.value}`}
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="radio-words">
            <span className="radio-label">{option.label}</span>
            {option.hint !== undefined && <span className="secondary">{option.hint}</span>}
          </span>
          {option.aside !== undefined && <span className="radio-aside money">{option.aside}</span>}
        </label>
      ))}
    </fieldset>
  );
}
