import type { ComponentProps } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';
import './text-area-field.css';

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className'>;

/** Several lines of text. It grows with them where the browser can, and by its corner. */
export function TextAreaField({ id, label, hint, error, rows = 6, ...area }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        className="control text-area"
        id={id}
        rows={rows}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy({ id, hint, error })}
        {...area}
      />
    </Field>
  );
}
