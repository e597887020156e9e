import { Trans } from '@lingui/react/macro';
import { StateLink } from '../router/state-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { CancelSignUp } from './cancel-sign-up.tsx';
import './words.ts';

/** The person has an account (spec §8, 1004). They proved their identity before this is told. */
export function HasAccount() {
  return (
    <>
      <Notice kind="rose" role="alert" title={<Trans>This patient already exists and has a different login.</Trans>}>
        <p>
          <Trans>
            You do not need another account. Sign in, or get <StateLink to="forgot-username">your username</StateLink>{' '}
            or <StateLink to="forgot-password">a new password</StateLink>.
          </Trans>
        </p>
      </Notice>
      <div className="row">
        <StateLink to="login-home" className={buttonClass('primary')}>
          <Trans>Sign in</Trans>
        </StateLink>
        <CancelSignUp />
      </div>
    </>
  );
}
