import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { CallFailure } from '../../api/call-failure.ts';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { useGo } from '../../router/use-go.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { untilWhen } from './until-when.ts';

/** What stands here when the sign-in cannot go on: it is locked or suspended, or has to be begun anew (spec §8, 'Login'). */
export function Ended({ by }: { by: CallFailure }) {
  if (by.error === 'signInExpired') return <BackToSignIn />;
  if (by.error === 'loginSuspended') return <Suspended canReset={by.details?.canReset === true} />;
  return <Locked lockedFor={by.details?.lockedFor} />;
}

function BackToSignIn() {
  const go = useGo();
  useEffect(() => {
    go('login-home', { error: 'timeout' }, { replace: true });
    // Once, for this failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}

function Locked({ lockedFor }: { lockedFor: number | undefined }) {
  const { settings, language } = usePortal();
  const [now] = useState(() => new Date());
  const until = lockedFor === undefined ? null : untilWhen(lockedFor, language, now);
  return (
    <>
      <Notice kind="rose" role="alert" title={<Trans>Account Locked</Trans>}>
        <p>
          <Trans>There were too many wrong tries, so signing in is locked to keep your records safe.</Trans>{' '}
          {until !== null && <Trans>You can try again after {until}.</Trans>}
        </p>
        <p>
          <Trans>
            If it is urgent, call the help desk at <PhoneLink number={settings.phones.helpdesk} />.
          </Trans>
        </p>
      </Notice>
      <WayBack />
    </>
  );
}

function Suspended({ canReset }: { canReset: boolean }) {
  const { settings } = usePortal();
  return (
    <>
      <Notice kind="rose" role="alert" title={<Trans>Account Locked</Trans>}>
        <p>
          {canReset ? (
            <Trans>This account is suspended until its password is reset.</Trans>
          ) : (
            <Trans>This account is suspended.</Trans>
          )}{' '}
          <Trans>
            The help desk can tell you more: <PhoneLink number={settings.phones.helpdesk} />.
          </Trans>
        </p>
        {canReset && (
          <StateLink to="forgot-password" className={buttonClass()}>
            <Trans>Reset your password</Trans>
          </StateLink>
        )}
      </Notice>
      <WayBack />
    </>
  );
}

function WayBack() {
  return (
    <div className="row">
      <StateLink to="home" className={buttonClass('secondary')}>
        <Trans>Back to the home page</Trans>
      </StateLink>
    </div>
  );
}
