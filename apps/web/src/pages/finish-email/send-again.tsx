import { Trans } from '@lingui/react/macro';
import { sendResetLink } from '@portico/contract';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { passwordRecovery } from '../../recovery/memories.ts';
import { RecoveryErrorNotice } from '../../recovery/recovery-error-notice.tsx';
import { startAgainNote } from '../../recovery/start-again.ts';
import { StateLink } from '../../router/state-link.tsx';
import { useGo } from '../../router/use-go.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What to do if no mail arrives. A reload loses what is needed to send again: then the visitor begins again. */
export function SendAgain() {
  const go = useGo();
  const [begun] = useState(passwordRecovery.recall);
  const [times, setTimes] = useState(0);
  const { busy, failure, submit } = useSubmit(sendResetLink);
  const isExpired = failure?.error === 'ticketInvalid';

  const sendAgain = async () => {
    if (begun === undefined) return;
    const sent = await submit({ id: begun.ticket, ticketType: 'resetpassword' });
    if (sent === null) return;
    if (!(sent instanceof CallFailure)) setTimes(times + 1);
    else if (sent.error === 'ticketInvalid') {
      go('forgot-password', undefined, { replace: true, note: startAgainNote('expired') });
    }
  };

  return (
    <Card title={<Trans>Nothing after five minutes?</Trans>}>
      <div className="stack">
        <ul className="what-next">
          <li>
            <Trans>Check your spam and promotions folders too.</Trans>
          </li>
          {begun !== undefined && (
            <li>
              <Trans>
                You may have given us a different email address. You can{' '}
                <StateLink to="email-question">answer your security question</StateLink> instead.
              </Trans>
            </li>
          )}
          <li>
            <Trans>
              You may never have confirmed that address: we send links only to addresses that are confirmed. Then answer
              your security question, or call us.
            </Trans>
          </li>
          <li>
            <Trans>
              There may be a typo. <StateLink to="forgot-password">Check what you entered</StateLink>.
            </Trans>
          </li>
        </ul>
        <output>{times > 0 && <Notice key={times} kind="leaf" title={<Trans>We sent it again.</Trans>} />}</output>
        <RecoveryErrorNotice failure={isExpired ? null : failure} onRetry={() => void sendAgain()} />
        <div className="row">
          {begun === undefined ? (
            <StateLink to="forgot-password" className={buttonClass('secondary')}>
              <Trans>Start again</Trans>
            </StateLink>
          ) : (
            <Button variant="secondary" busy={busy} onClick={() => void sendAgain()}>
              {busy ? <Trans>Sending</Trans> : <Trans>Send it again</Trans>}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
