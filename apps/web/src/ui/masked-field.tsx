import { useLingui } from '@lingui/react/macro';
import { useState, type ComponentProps } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';
import './masked-field.css';
import './password-field.css';

export interface MaskedFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type'> {
  /** The button's name for screen readers, such as "Show the number". */
  showLabel: string;
  hideLabel: string;
}

/**
 * A number that other people in the room should not see, such as a social security number. It is not a password field,
 * because a browser would offer to save it.
 */
export function MaskedField({ id, label, hint, error, showLabel, hideLabel, ...input }: MaskedFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={shown ? 'password masked' : 'password masked masked-hidden'}>
        <input
          className="control"
          id={id}
          type="text"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy({ id, hint, error })}
          {...input}
        />
        <button
          type="button"
          className="password-show"
          aria-label={shown ? hideLabel : showLabel}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? t`Hide` : t`Show`}
        </button>
      </div>
    </Field>
  );
}
