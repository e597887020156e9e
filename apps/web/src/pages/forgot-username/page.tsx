import { Trans } from '@lingui/react/macro';
import { Page as FramePage } from '../../frame/page.tsx';
import { NeedHelp } from '../../recovery/need-help.tsx';
import { RecoverySteps } from '../../recovery/recovery-steps.tsx';
import { StartAgainNotice } from '../../recovery/start-again-notice.tsx';
import { ForgotUsernameForm } from './forgot-username-form.tsx';

/** The first step of recovering a username: who the visitor is (spec §4). */
export function Page() {
  return (
    <FramePage
      state="forgot-username"
      width="form"
      above={<RecoverySteps step={1} />}
      lead={<Trans>Enter your details as they appear in your record, and we will send you your username.</Trans>}
    >
      <StartAgainNotice />
      <ForgotUsernameForm />
      <NeedHelp />
    </FramePage>
  );
}
