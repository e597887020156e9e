import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { Page as FramePage } from '../../frame/page.tsx';
import { NeedHelp } from '../../recovery/need-help.tsx';
import { RecoverySteps } from '../../recovery/recovery-steps.tsx';
import { startAgainNote } from '../../recovery/start-again.ts';
import { StateLink } from '../../router/state-link.tsx';
import { useGo } from '../../router/use-go.ts';
import { useStateParams } from '../../router/use-state-params.ts';
import { buttonClass } from '../../ui/button.tsx';
import '../../recovery/recovery.css';

/** The last step of recovering a username (spec §4): check mail or phone, or what to do if it could not be sent. */
export function Page() {
  const via = useStateParams('check-reminder')?.via;
  if (via === 'email') return <ByEmail />;
  if (via === 'mobile') return <ByPhone />;
  return via === 'error' ? <NotSent /> : <NothingSent />;
}

/** For an address that does not say how the username was sent: nothing was sent. */
function NothingSent() {
  const go = useGo();
  useEffect(() => {
    go('forgot-username', undefined, { replace: true, note: startAgainNote('lost') });
    // Runs once, when the page appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}

function ByEmail() {
  return (
    <Sent
      lead={
        <Trans>
          If what you entered matches an account, we are emailing you its username. It should arrive within a few
          minutes.
        </Trans>
      }
    >
      <li>
        <Trans>Check your spam and promotions folders too.</Trans>
      </li>
      <li>
        <Trans>You may have given us a different email address.</Trans>
      </li>
      <li>
        <Trans>
          You may never have confirmed that address: we send mail only to addresses that are confirmed. Then try a
          phone, or call us.
        </Trans>
      </li>
      <CheckEntered />
    </Sent>
  );
}

function ByPhone() {
  return (
    <Sent
      lead={
        <Trans>
          If what you entered matches an account, we are sending you its username in a text message. It should arrive
          within a few minutes.
        </Trans>
      }
    >
      <li>
        <Trans>Make sure your phone has a signal and accepts messages from unknown numbers.</Trans>
      </li>
      <CheckEntered />
    </Sent>
  );
}

function CheckEntered() {
  return (
    <li>
      <Trans>
        Your name or ZIP code may be different in your record. <StateLink to="forgot-username">Try again</StateLink>.
      </Trans>
    </li>
  );
}

function Sent({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  return (
    <FramePage state="check-reminder" width="form" above={<RecoverySteps step={3} />} lead={lead}>
      <div className="row">
        <StateLink to="login-home" className={buttonClass()}>
          <Trans>Sign in</Trans>
        </StateLink>
        <StateLink to="forgot-password" className={buttonClass('quiet')}>
          <Trans>I forgot my password too</Trans>
        </StateLink>
      </div>
      <section className="stack" aria-labelledby="nothing-came">
        <h2 id="nothing-came">
          <Trans>Nothing after five minutes?</Trans>
        </h2>
        <ul className="what-next">{children}</ul>
      </section>
      <NeedHelp />
    </FramePage>
  );
}

function NotSent() {
  const { t } = useLingui();
  return (
    <FramePage
      state="check-reminder"
      title={t`We could not send it`}
      width="form"
      above={<RecoverySteps step={3} />}
      lead={<Trans>Something went wrong on our side. It was not because of what you entered.</Trans>}
    >
      <div className="row">
        <StateLink to="forgot-username" className={buttonClass()}>
          <Trans>Try again</Trans>
        </StateLink>
      </div>
      <NeedHelp />
    </FramePage>
  );
}
