import { Trans, useLingui } from '@lingui/react/macro';
import { CODE_LENGTH } from '@portico/contract';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { CallFailure } from '../../../api/call-failure.ts';
import { CallProblem } from '../../../frame/call-problem.tsx';
import { LockedBy } from '../../../locked/locked-by.tsx';
import { usePortal } from '../../../portal/portal.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import type { Action } from '../../../portal/use-action.ts';
import './done.css';

const CODE = 'factor-code';

export interface FactorCodeProps {
  /** Where the code went, masked; '' for an app. */
  sentTo: string;
  action: Action;
  /** Sends another code. */
  again: { readonly action: Action; readonly run: () => void };
  onBack: () => void;
  onConfirm: (code: string) => void;
  /** Where the code comes from. */
  children: ReactNode;
}

/** The code that proves a new way. */
export function FactorCode({ sentTo, action, again, onBack, onConfirm, children }: FactorCodeProps) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(0);
  const refusal = useCodeRefusal(action.failure);
  const isShort = incomplete > 0 && code.length < CODE_LENGTH;
  const error = isShort ? t`Enter all ${CODE_LENGTH} digits of the code` : refusal;
  const problem = refusal === undefined ? (action.failure ?? again.action.failure) : null;
  const submit = () => {
    if (code.length < CODE_LENGTH) setIncomplete(incomplete + 1);
    else onConfirm(code);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <ErrorSummary
        errors={error === undefined ? [] : [{ fieldId: CODE, message: error }]}
        attempt={incomplete + action.failures}
      />
      {problem &&
        (problem.error === 'loginLockout' ? (
          <LockedBy failure={problem} />
        ) : (
          <CallProblem
            failure={problem}
            onRetry={action.failure ? submit : again.run}
            phone={settings.phones.helpdesk}
          />
        ))}
      {children}
      <output className="done">
        {sentTo !== '' && (
          <Trans>
            We sent a code to <strong className="sent-to">{sentTo}</strong>. It is good for ten minutes.
          </Trans>
        )}
      </output>
      <CodeField
        id={CODE}
        label={<Trans>Code of {CODE_LENGTH} digits</Trans>}
        error={error}
        length={CODE_LENGTH}
        value={code}
        onChange={setCode}
      />
      <div className="row">
        <Button type="submit" busy={action.busy}>
          {action.busy ? <Trans>Checking</Trans> : <Trans>Confirm</Trans>}
        </Button>
        {sentTo !== '' && (
          <Button variant="quiet" busy={again.action.busy} onClick={again.run}>
            <Trans>Send another code</Trans>
          </Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
}

/** What is wrong with a code (spec §8, 'Verification code'); undefined where it is something else. */
function useCodeRefusal(failure: CallFailure | null): string | undefined {
  const { t } = useLingui();
  if (failure?.error === 'codeInvalid') return t`Verification code is invalid`;
  if (failure?.error === 'codeUsed') return t`Verification code is already used`;
  if (failure?.error === 'codeExpired' || failure?.error === 'unknownFactor')
    return t`The code has expired. Send another one, or go back and begin again.`;
  return undefined;
}
