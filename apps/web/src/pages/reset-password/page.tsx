import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Page as FramePage } from '../../frame/page.tsx';
import { NeedHelp } from '../../recovery/need-help.tsx';
import { RecoverySteps } from '../../recovery/recovery-steps.tsx';
import { readTicket, ticketNote } from '../../recovery/reset-ticket.ts';
import { useGo } from '../../router/use-go.ts';
import { useStateParams } from '../../router/use-state-params.ts';
import { ResetPassword } from './reset-password.tsx';

/**
 * The last step of recovering a password (spec §4). A mailed link brings a ticket in the address, which is moved into
 * the history at once.
 */
export function Page() {
  const go = useGo();
  const location = useLocation();
  const params = useStateParams('reset-password');
  const noted = readTicket(location.state);
  const linked = params?.ticket;
  useEffect(() => {
    if (linked !== undefined) go('reset-password', undefined, { replace: true, note: ticketNote(linked) });
    else if (noted === null) go('reset-password-fail', undefined, { replace: true });
    // Runs once for each ticket.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [linked, noted]);
  const ticket = linked ?? noted;
  if (ticket === null) return null;
  return (
    <FramePage
      state="reset-password"
      width="form"
      above={<RecoverySteps step={3} />}
      lead={
        <Trans>
          Choose one that you do not use anywhere else. Changing it signs out everyone who is signed in to your account
          now.
        </Trans>
      }
    >
      <ResetPassword ticket={ticket} />
      <NeedHelp />
    </FramePage>
  );
}
