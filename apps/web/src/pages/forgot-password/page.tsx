import { Trans } from '@lingui/react/macro';
import { Page as FramePage } from '../../frame/page.tsx';
import { NeedHelp } from '../../recovery/need-help.tsx';
import { RecoverySteps } from '../../recovery/recovery-steps.tsx';
import { StartAgainNotice } from '../../recovery/start-again-notice.tsx';
import { IdentityRecovery } from './identity-recovery.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

/** The first step of recovering a password: who the visitor is (spec §4). */
export function Page() {
  return (
    <FramePage
      state="forgot-password"
      width="form"
      above={<RecoverySteps step={1} />}
      lead={<Trans>Tell us who you are, then choose a new password. It takes about three minutes.</Trans>}
    >
      <StartAgainNotice />
      <ForgotPasswordForm />
      <IdentityRecovery />
      <NeedHelp />
    </FramePage>
  );
}
