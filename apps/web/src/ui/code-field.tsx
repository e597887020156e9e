import { codeDigits } from './code-digits.ts';
import { describedBy, Field, type FieldProps } from './field.tsx';
import { useMasked, type Masked } from './use-masked.ts';
import './code-field.css';

export interface CodeFieldProps extends FieldProps {
  length: number;
  value: string;
  /** Gets the digits only. */
  onChange: (digits: string) => void;
  ref?: Masked['ref'];
}

/**
 * A code of digits in one field, so that phones can fill it in, and that paste and screen readers work as in any other
 * field.
 */
export function CodeField({ id, label, hint, error, length, value, onChange, ref }: CodeFieldProps) {
  const masked = useMasked({ value, write: (input) => codeDigits(input, length), onChange, ref });
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        className="control code-control"
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy({ id, hint, error })}
        {...masked}
      />
    </Field>
  );
}
