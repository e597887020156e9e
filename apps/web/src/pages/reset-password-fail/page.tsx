import { Trans, useLingui } from '@lingui/react/macro';
import { RESET_LINK_MINUTES } from '@portico/contract';
import { useLocation } from 'react-router';
import { Page as FramePage } from '../../frame/page.tsx';
import { LockNotice } from '../../locked/lock-notice.tsx';
import { readFailNote } from '../../recovery/fail-note.ts';
import { NeedHelp } from '../../recovery/need-help.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** For a link that was used before or has expired, or an account that is locked for now (spec §4, §8: 1012). */
export function Page() {
  const location = useLocation();
  const locked = readFailNote(location.state);
  return locked ? <LockedPage lockedUntil={locked.lockedUntil} /> : <ExpiredPage />;
}

function LockedPage({ lockedUntil }: { lockedUntil: number | null }) {
  const { t } = useLingui();
  return (
    <FramePage
      state="reset-password-fail"
      title={t`The account is locked for now`}
      width="form"
      lead={<Trans>The password cannot be changed while the account is locked. It is still the same.</Trans>}
    >
      <LockNotice reason="tries" until={lockedUntil} />
      <div className="row">
        <StateLink to="login-home" className={buttonClass('secondary')}>
          <Trans>Back to sign in</Trans>
        </StateLink>
      </div>
    </FramePage>
  );
}

function ExpiredPage() {
  return (
    <FramePage
      state="reset-password-fail"
      width="form"
      lead={
        <Trans>
          For your safety, a link to reset a password works once, and only for {RESET_LINK_MINUTES} minutes. Opening
          this link has changed nothing.
        </Trans>
      }
    >
      <div className="row">
        <StateLink to="forgot-password" className={buttonClass()}>
          <Trans>Get a new link</Trans>
        </StateLink>
        <StateLink to="login-home" className={buttonClass('quiet')}>
          <Trans>Back to sign in</Trans>
        </StateLink>
      </div>
      <NeedHelp />
    </FramePage>
  );
}
