import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { LockedBy } from '../../../locked/locked-by.tsx';
import type { Action } from '../../../portal/use-action.ts';
import { DigitsForm } from '../../../two-step/digits-form.tsx';
import { TooSoon } from '../../../two-step/too-soon.tsx';
import { Button } from '../../../ui/button.tsx';
import { TooManyFactors } from './too-many-factors.tsx';

export interface FactorCodeProps {
  /** The call that sends the code to the server. */
  confirming: Action;
  /** Sends another code; null if the code comes from an app. */
  again: { readonly action: Action; readonly run: () => void } | null;
  onBack: () => void;
  onCode: (code: string) => void;
  /** Says where the code comes from. */
  children: ReactNode;
}

/** Asks for the code that proves a new factor. */
export function FactorCode({ confirming, again, onBack, onCode, children }: FactorCodeProps) {
  const back = (
    <Button variant="quiet" onClick={onBack}>
      <Trans>Back</Trans>
    </Button>
  );
  if (confirming.failure?.error === 'loginLockout') {
    return (
      <>
        <LockedBy failure={confirming.failure} />
        <div className="row">{back}</div>
      </>
    );
  }
  if (confirming.failure?.error === 'tooManyFactors') {
    return (
      <>
        <TooManyFactors />
        <div className="row">{back}</div>
      </>
    );
  }
  return (
    <>
      {children}
      <DigitsForm
        id="factor-code"
        trying={confirming}
        onCode={onCode}
        otherError={again && <NotSent {...again} />}
        actions={
          <>
            {again && (
              <Button variant="quiet" busy={again.action.busy} onClick={again.run}>
                <Trans>Send a new code</Trans>
              </Button>
            )}
            {back}
          </>
        }
      />
    </>
  );
}

/** Why no other code was sent. */
function NotSent({ action: { failure }, run }: NonNullable<FactorCodeProps['again']>) {
  if (failure === null) return null;
  if (failure.error === 'tooManyRequests') return <TooSoon retryAfter={failure.retryAfter} />;
  return <CallErrorNotice failure={failure} onRetry={run} />;
}
