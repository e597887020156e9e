import { Trans } from '@lingui/react/macro';
import { Page as FramePage } from '../../frame/page.tsx';
import { usernameRecovery } from '../../recovery/memories.ts';
import { NeedHelp } from '../../recovery/need-help.tsx';
import { RecoverySteps } from '../../recovery/recovery-steps.tsx';
import { useTransferred } from '../../recovery/use-transferred.ts';
import { DestinationForm } from './destination-form.tsx';

/** The second step of recovering a username: where to send it (spec §4). It does not tell whether an account exists. */
export function Page() {
  const begun = useTransferred(usernameRecovery, 'forgot-username');
  if (begun === null) return null;
  return (
    <FramePage
      state="choose-reminder-destination"
      width="form"
      above={<RecoverySteps step={2} />}
      lead={<Trans>If what you entered matches an account, we will send its username there.</Trans>}
    >
      <DestinationForm begun={begun} />
      <NeedHelp />
    </FramePage>
  );
}
