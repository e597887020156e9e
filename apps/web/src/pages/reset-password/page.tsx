import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Page as FramePage } from '../../frame/page.tsx';
import { NeedHelp } from '../../recovery/need-help.tsx';
import { RecoverySteps } from '../../recovery/recovery-steps.tsx';
import { useGo } from '../../router/use-go.ts';
import { readTokenNote, tokenNote } from '../../router/token-note.ts';
import { useLinkToken } from '../../router/use-link-token.ts';
import { ResetPassword } from './reset-password.tsx';

/**
 * The last step of recovering a password (spec §4). A mailed link brings a ticket, which is moved into the
 * history at once.
 */
export function Page() {
  const go = useGo();
  const location = useLocation();
  const linked = useLinkToken('reset-password', tokenNote);
  const ticket = readTokenNote(location.state) ?? linked ?? null;
  const isMissing = ticket === null;
  useEffect(() => {
    if (isMissing) go('reset-password-fail', undefined, { replace: true });
    // Runs once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing]);
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
