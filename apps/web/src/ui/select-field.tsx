import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectFieldProps = FieldProps & { options: readonly SelectOption[] } & Omit<
    ComponentProps<'select'>,
    keyof FieldProps | 'className' | 'children'
  >;

/** A native list to choose one from. */
export function SelectField({ id, label, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="select">
        <select
          className="control"
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy({ id, hint, error })}
          {...select}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </div>
    </Field>
  );
}
