import { type Ref, useId } from 'react';
import './field.css';

export interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: ReadonlyArray<{ readonly value: Value; readonly label: string }>;
  onChange: (value: Value) => void;
  error?: string | null;
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own list: a person knows it, and so does every assistive technology. Its error is shown with it. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, options, onChange, error = null, ref } = props;
  const id = useId();
  const errorId = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        ref={ref}
        id={id}
        {...(error === null ? {} : { 'data-invalid': true, 'aria-invalid': true, 'aria-describedby': errorId })}
        className="control"
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error !== null && (
        <span id={errorId} className="field-error">
          {error}
        </span>
      )}
    </div>
  );
}
