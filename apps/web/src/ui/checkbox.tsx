import type { ComponentProps } from 'react';
import { describedBy, type FieldProps } from './field.tsx';
import { FieldError } from './field-error.tsx';
import './checkbox.css';

export type CheckboxProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type'>;

/** A checkbox with its label. A click anywhere on the line changes it. */
export function Checkbox({ id, label, hint, error, ...input }: CheckboxProps) {
  return (
    <div className={error === undefined ? 'checkbox' : 'checkbox checkbox-wrong'}>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className="checkbox-line">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy({ id, hint, error })}
          {...input}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {hint !== undefined && (
        <span className="secondary checkbox-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
