import type { ReactNode } from 'react';
import { describedBy, type FieldProps } from './field.tsx';
import { FieldError } from './field-error.tsx';
import './fieldset.css';

/** Legend, hint and error around several controls that answer one question. */
export function Fieldset({ id, label, hint, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <fieldset
      className={error === undefined ? 'fieldset' : 'fieldset field-wrong'}
      aria-describedby={describedBy({ id, hint, error })}
    >
      <legend className="field-label">{label}</legend>
      {hint !== undefined && (
        <span className="secondary" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {children}
    </fieldset>
  );
}
