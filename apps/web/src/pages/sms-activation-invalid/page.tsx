import { Trans, useLingui } from '@lingui/react/macro';
import { SMS_ACTIVATION_MINUTES } from '@portico/contract';
import { useEffect, useState } from 'react';
import { forgetLogin } from '../../activation/saved-login.ts';
import { recallLink } from '../../activation/sms-link.ts';
import { FlowHelp } from '../../flow/flow-help.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { useStateParams } from '../../router/use-state-params.ts';
import { buttonClass } from '../../ui/button.tsx';

/** An activation by text message that cannot go on (spec §4): time over, link used or expired, or no link. */
export function Page() {
  const reason = useStateParams('sms-activation-invalid')?.reason;
  // No password outlives the session in which it was chosen.
  useEffect(forgetLogin, []);
  if (reason === 'expired') return <TimeOver />;
  return reason === 'used' ? <LinkUsed /> : <NoLink />;
}

/** The link is still valid, since no account was created by it. */
function TimeOver() {
  const { t } = useLingui();
  const [canBegin] = useState(() => recallLink(Date.now()) !== undefined);
  return (
    <FramePage
      state="sms-activation-invalid"
      title={t`Your time to finish is over`}
      width="form"
      lead={
        <Trans>
          To keep your information safe, an activation stays open for {SMS_ACTIVATION_MINUTES} minutes. No account was
          made. The link in your text message still works.
        </Trans>
      }
    >
      <div className="row">
        {canBegin ? (
          <StateLink to="sms-activation" className={buttonClass()}>
            <Trans>Begin again</Trans>
          </StateLink>
        ) : (
          <p>
            <Trans>Open the link in the text message once more.</Trans>
          </p>
        )}
      </div>
      <FlowHelp />
    </FramePage>
  );
}

function LinkUsed() {
  return (
    <FramePage
      state="sms-activation-invalid"
      width="form"
      lead={<Trans>It was used before, has expired, or was tried too often with other dates or ZIP codes.</Trans>}
    >
      <section className="stack" aria-labelledby="invalid-next">
        <h2 id="invalid-next">
          <Trans>What you can do</Trans>
        </h2>
        <p>
          <Trans>If you have set up your account before, sign in with the username that you chose.</Trans>
        </p>
        <div className="row">
          <StateLink to="login-home" className={buttonClass()}>
            <Trans>Sign in</Trans>
          </StateLink>
          <StateLink to="forgot-username" className={buttonClass('quiet')}>
            <Trans>Forgot username</Trans>
          </StateLink>
        </div>
        <p>
          <Trans>
            If not, look for a newer text message from us, ask the help desk for one, or{' '}
            <StateLink to="create-account">get an account another way</StateLink>.
          </Trans>
        </p>
      </section>
      <FlowHelp />
    </FramePage>
  );
}

function NoLink() {
  const { t } = useLingui();
  return (
    <FramePage
      state="sms-activation-invalid"
      title={t`Open the link in your text message`}
      width="form"
      lead={<Trans>This page needs the link that we sent to your phone. Open it there once more.</Trans>}
    >
      <p>
        <Trans>
          No text message from us? You can <StateLink to="create-account">get an account another way</StateLink>.
        </Trans>
      </p>
      <FlowHelp />
    </FramePage>
  );
}
