import { Trans, useLingui } from '@lingui/react/macro';
import { CODE_LENGTH } from '@portico/contract';
import { useState, type ReactNode, type Ref, type SubmitEvent } from 'react';
import { CallProblem } from '../../frame/call-problem.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { isAboutCode, useCodeError } from './code-error.ts';
import type { Verifying } from './use-verify.ts';

const FIELD = 'code';

export interface CodeFormProps {
  verifying: Verifying;
  hint: ReactNode;
  /** Below the field: what to do when no code comes. */
  belowField?: ReactNode;
  fieldRef?: Ref<HTMLInputElement>;
  /** Above the button. */
  children: ReactNode;
}

/** Six digits, and what is wrong with them. Nothing is sent before one says so. */
export function CodeForm({ verifying, hint, belowField, fieldRef, children }: CodeFormProps) {
  const { t } = useLingui();
  const { busy, failure, failures, verify } = verifying;
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(0);
  const refusal = useCodeError(failure);
  const tooShort = incomplete > 0 && code.length < CODE_LENGTH;
  const error = tooShort ? t`Enter all ${CODE_LENGTH} digits of the code` : refusal;
  const submit = () => {
    if (code.length < CODE_LENGTH) setIncomplete(incomplete + 1);
    else verify(code);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className="stack code-form" noValidate onSubmit={onSubmit}>
      <ErrorSummary
        attempt={incomplete + failures}
        errors={error === undefined ? [] : [{ fieldId: FIELD, message: error }]}
      />
      {failure && !isAboutCode(failure) && <CallProblem failure={failure} onRetry={submit} />}
      <CodeField
        id={FIELD}
        ref={fieldRef}
        label={<Trans>Code of {CODE_LENGTH} digits</Trans>}
        hint={hint}
        error={error}
        length={CODE_LENGTH}
        value={code}
        onChange={setCode}
      />
      {belowField}
      {children}
      <div className="row">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>Checking</Trans> : <Trans>Continue</Trans>}
        </Button>
      </div>
    </form>
  );
}
