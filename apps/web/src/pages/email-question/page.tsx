import { Trans } from '@lingui/react/macro';
import { Page as FramePage } from '../../frame/page.tsx';
import { passwordRecovery } from '../../recovery/memories.ts';
import { NeedHelp } from '../../recovery/need-help.tsx';
import { RecoverySteps } from '../../recovery/recovery-steps.tsx';
import { useTransferred } from '../../recovery/use-transferred.ts';
import { RecoveryMethodForm } from './recovery-method-form.tsx';

/** The second step of recovering a password: by a mailed link, or by the security question (spec §4). */
export function Page() {
  const begun = useTransferred(passwordRecovery, 'forgot-password');
  if (begun === null) return null;
  return (
    <FramePage
      state="email-question"
      width="form"
      above={<RecoverySteps step={2} />}
      lead={<Trans>Both ways lead to a page where you choose a new password.</Trans>}
    >
      <RecoveryMethodForm begun={begun} />
      <NeedHelp />
    </FramePage>
  );
}
