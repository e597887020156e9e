import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { CallProblem } from '../../frame/call-problem.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isAboutCode, useCodeError } from './code-error.ts';
import { useVerify } from './use-verify.ts';
import type { WayProps } from './way-props.ts';

const FIELD = 'recovery-code';

/** One of the codes that were shown once, when two-step verification was turned on. Hyphens and small letters do not matter. */
export function RecoveryWay({ factor, remember, children, ...ends }: WayProps) {
  const { t } = useLingui();
  const { busy, failure, failures, verify } = useVerify(factor, remember, ends);
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(0);
  const refusal = useCodeError(failure);
  const isEmpty = code.trim() === '';
  const error = empty > 0 && isEmpty ? t`Enter one of your recovery codes` : refusal;
  const submit = () => {
    if (isEmpty) setEmpty(empty + 1);
    else verify(code.trim());
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className="stack code-form" noValidate onSubmit={onSubmit}>
      <ErrorSummary
        attempt={empty + failures}
        errors={error === undefined ? [] : [{ fieldId: FIELD, message: error }]}
      />
      {failure && !isAboutCode(failure) && <CallProblem failure={failure} onRetry={submit} />}
      <TextField
        id={FIELD}
        label={<Trans>Recovery code</Trans>}
        hint={<Trans>Ten letters and digits, such as 7KQ2M-9XRDT. Each code works once.</Trans>}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      {children}
      <div className="row">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>Checking</Trans> : <Trans>Continue</Trans>}
        </Button>
      </div>
    </form>
  );
}
