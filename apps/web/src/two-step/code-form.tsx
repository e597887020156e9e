import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import { CallErrorNotice } from '../frame/call-error-notice.tsx';
import type { Action } from '../portal/use-action.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import './code-form.css';
import './words.ts';

/** The call to which the code is sent. */
export type Trying = Pick<Action, 'busy' | 'failure' | 'failures'>;

/** The props of the field of a code. */
interface CodeInput {
  readonly id: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

export interface CodeFormProps {
  /** Of the field. */
  id: string;
  trying: Trying;
  onCode: (code: string) => void;
  /** What is wrong with the input, before anything is sent. */
  errorOf: (code: string) => string | undefined;
  renderField: (input: CodeInput) => ReactNode;
  /** Another failure, such as that of sending a new code. Shown unless the code itself has failed. */
  otherError?: ReactNode;
  /** Above the button. */
  children?: ReactNode;
  /** Beside the button. */
  actions?: ReactNode;
}

/** The form of a code of any kind, with its errors in one place. Nothing is sent before it is submitted. */
export function CodeForm({ id, trying, onCode, errorOf, renderField, otherError, children, actions }: CodeFormProps) {
  const { busy, failure, failures } = trying;
  const [code, setCode] = useState('');
  const [invalid, setFaulty] = useState(0);
  const refusal = useCodeError(failure);
  const error = (invalid > 0 ? errorOf(code) : undefined) ?? refusal;
  const submit = () => {
    if (errorOf(code) === undefined) onCode(code);
    else setFaulty(invalid + 1);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  const problem = () => {
    if (error !== undefined) return null;
    return failure && !isAboutCode(failure) ? <CallErrorNotice failure={failure} onRetry={submit} /> : otherError;
  };
  return (
    <form className="stack code-form" noValidate onSubmit={onSubmit}>
      <ErrorSummary
        attempt={invalid + failures}
        errors={error === undefined ? [] : [{ fieldId: id, message: error }]}
      />
      {problem()}
      {renderField({ id, error, value: code, onChange: setCode })}
      {children}
      <div className="row">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>Checking</Trans> : <Trans>Continue</Trans>}
        </Button>
        {actions}
      </div>
    </form>
  );
}

/** Whether a failure is about the code itself, and so belongs to its field. */
function isAboutCode({ error }: CallFailure): boolean {
  return error === 'codeInvalid' || error === 'codeUsed' || error === 'codeExpired';
}

/** What is wrong with a code that was refused (spec §8, 'Verification code'); undefined for other failures. */
function useCodeError(failure: CallFailure | null): string | undefined {
  const { t } = useLingui();
  if (failure?.error === 'codeInvalid') return t`Verification code is invalid`;
  if (failure?.error === 'codeUsed') return t`Verification code is already used`;
  if (failure?.error === 'codeExpired')
    return t`Verification code has expired. Ask for a new one, or choose another way`;
  return undefined;
}
