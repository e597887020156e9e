import type { ComponentProps } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';
import { Select } from './select.tsx';

interface SelectOption {
  readonly value: string;
  readonly text: string;
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<typeof Select>, keyof FieldProps> {
  /** The first entry, with the value ''. */
  placeholder: string;
  options: readonly SelectOption[];
}

/** One choice from a list that is too long for cards. */
export function SelectField({ id, label, hint, error, placeholder, options, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Select
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy({ id, hint, error })}
        {...select}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
