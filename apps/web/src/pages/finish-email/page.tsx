import { Trans } from '@lingui/react/macro';
import { RESET_LINK_MINUTES } from '@portico/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Page as FramePage } from '../../frame/page.tsx';
import { NeedHelp } from '../../recovery/need-help.tsx';
import { RecoverySteps } from '../../recovery/recovery-steps.tsx';
import { startAgainNote } from '../../recovery/start-again.ts';
import { useGo } from '../../router/use-go.ts';
import { SendAgain } from './send-again.tsx';
import '../../recovery/recovery.css';

/** Says that the link was sent (spec §4), and what to do if no mail arrives. A reload shows it again. */
export function Page() {
  const go = useGo();
  const location = useLocation();
  const isSent = (location.state as { sent?: unknown } | null)?.sent === true;
  useEffect(() => {
    if (!isSent) go('forgot-password', undefined, { replace: true, note: startAgainNote('lost') });
    // Runs once, when the page appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  if (!isSent) return null;
  return (
    <FramePage
      state="finish-email"
      width="form"
      above={<RecoverySteps step={2} />}
      lead={<Trans>If what you entered matches an account, we have sent a link to the email we have on file.</Trans>}
    >
      <ol className="what-next">
        <li>
          <Trans>Open our email. It should arrive within a few minutes.</Trans>
        </li>
        <li>
          <Trans>Open the link, on this device or any other. It works once, for {RESET_LINK_MINUTES} minutes.</Trans>
        </li>
        <li>
          <Trans>
            Choose a new password. In this browser you will be signed in at once; on another device, sign in with it.
          </Trans>
        </li>
      </ol>
      <SendAgain />
      <NeedHelp />
    </FramePage>
  );
}
