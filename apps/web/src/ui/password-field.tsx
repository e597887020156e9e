import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';
import './password-field.css';

export interface PasswordFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type' | 'children'> {
  /** `PasswordRules` of the same field, if the person chooses a new password. */
  rules?: ReactNode;
}

/**
 * A password that can be shown, pasted and filled in. It is hidden again when its form is sent, so that no browser
 * saves it as text.
 */
export function PasswordField({ id, label, hint, error, rules, ref, ...input }: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const box = useRef<HTMLInputElement | null>(null);
  const described = [describedBy({ id, hint, error }), rules !== undefined && `${id}-rules`].filter(Boolean).join(' ');
  useEffect(() => {
    const form = box.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  const toggle = () => {
    const { selectionStart, selectionEnd } = box.current ?? {};
    setShown(!shown);
    // Browsers move the caret to the start when the field's type changes; the visitor goes on typing where they were.
    requestAnimationFrame(() => box.current?.setSelectionRange(selectionStart ?? null, selectionEnd ?? null));
  };
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="password">
        <input
          className="control"
          id={id}
          ref={(element) => {
            box.current = element;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
            return undefined;
          }}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described === '' ? undefined : described}
          {...input}
        />
        <button
          type="button"
          className="password-show"
          aria-label={shown ? t`Hide password` : t`Show password`}
          aria-controls={id}
          onClick={toggle}
        >
          {shown ? t`Hide` : t`Show`}
        </button>
      </div>
      {rules}
    </Field>
  );
}
