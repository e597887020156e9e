import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { CallFailure } from '../../api/call-failure.ts';
import { LockNotice } from '../../locked/lock-notice.tsx';
import { LockedBy } from '../../locked/locked-by.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { useGo } from '../../router/use-go.ts';
import { usePartner } from '../../router/use-partner.ts';
import { buttonClass } from '../../ui/button.tsx';

/** Shown if the sign-in cannot go on: it is locked or suspended, or must begin again (spec §8, 'Login'). */
export function Ended({ by }: { by: CallFailure }) {
  const partner = usePartner();
  if (by.error === 'signInExpired') return <BackToSignIn />;
  return (
    <>
      {by.error === 'loginSuspended' ? (
        <LockNotice reason={by.details?.canReset === true ? 'mustReset' : 'suspended'} role="alert" />
      ) : (
        <LockedBy failure={by} />
      )}
      <div className="row">
        <StateLink to={partner === null ? 'home' : 'partner-home.params'} className={buttonClass('secondary')}>
          <Trans>Back to the home page</Trans>
        </StateLink>
      </div>
    </>
  );
}

function BackToSignIn() {
  const go = useGo();
  useEffect(() => {
    go('login-home', { error: 'timeout' }, { replace: true });
    // Runs once for this failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}
