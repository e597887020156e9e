import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CaptchaStatus } from '../../captcha/captcha-status.tsx';
import { StateLink } from '../../router/state-link.tsx';
import type { Partner } from '../../router/use-partner.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RequestErrorNotice } from './request-error-notice.tsx';
import { useAccountRequest } from './use-account-request.ts';

/** What to do if no link arrives. A reload loses what is needed to send again. */
export function NothingCame({ partner, email }: { partner: Partner; email: string }) {
  return (
    <Card title={<Trans>Nothing after five minutes?</Trans>}>
      <div className="stack">
        <ul className="partner-steps">
          <li>
            <Trans>Check your spam and promotions folders too.</Trans>
          </li>
          <li>
            <Trans>Some companies hold back email from outside. Ask whoever looks after your computer at work.</Trans>
          </li>
          <li>
            <Trans>
              There may be a typo. <StateLink to="partner-request-account.params">Check what you entered</StateLink>.
            </Trans>
          </li>
        </ul>
        {email === '' ? <StartAgain /> : <SendAgain partner={partner} email={email} />}
      </div>
    </Card>
  );
}

function StartAgain() {
  return (
    <div className="row">
      <StateLink to="partner-request-account.params" className={buttonClass('secondary')}>
        <Trans>Start again</Trans>
      </StateLink>
    </div>
  );
}

function SendAgain({ partner, email }: { partner: Partner; email: string }) {
  const { captcha, request, busy, failure } = useAccountRequest(partner);
  const [times, setTimes] = useState(0);
  const sendAgain = async () => {
    const sent = await request({ email });
    if (sent !== undefined) setTimes((before) => before + 1);
  };
  return (
    <>
      <output>{times > 0 && <Notice key={times} kind="leaf" title={<Trans>We sent it again.</Trans>} />}</output>
      <RequestErrorNotice failure={failure} partner={partner} onRetry={() => void sendAgain()} />
      {captcha.status === 'error' && <CaptchaStatus status={captcha.status} onRetry={captcha.renew} />}
      <div className="row">
        <Button variant="secondary" busy={busy} onClick={() => void sendAgain()}>
          {busy ? <Trans>Sending</Trans> : <Trans>Send it again</Trans>}
        </Button>
      </div>
    </>
  );
}
