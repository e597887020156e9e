import type { ComponentProps } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className'>;

/** One line of text. Accepts all properties of an input, including `ref`. */
export function TextField({ id, label, hint, error, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        className="control"
        id={id}
        type={type}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy({ id, hint, error })}
        {...input}
      />
    </Field>
  );
}
