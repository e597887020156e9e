import { useLingui } from '@lingui/react/macro';
import { checkResetTicket } from '@portico/contract';
import { useEffect } from 'react';
import { Loading } from '../../frame/loading.tsx';
import { useCall } from '../../portal/use-call.ts';
import { RecoveryErrorNotice } from '../../recovery/recovery-error-notice.tsx';
import { deviceId } from '../../sign-in/device-id.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { isTicketUseless, useFailedReset } from './use-failed-reset.ts';

/** Checks that the ticket still works before the person thinks of a new password. */
export function ResetPassword({ ticket }: { ticket: string }) {
  const { t } = useLingui();
  const fail = useFailedReset();
  // The input stays when the language changes.
  const { reply, failure, retry } = useCall(
    checkResetTicket,
    { ticket, deviceId: deviceId() },
    { fresh: true, keepPrevious: true },
  );
  const useless = isTicketUseless(failure) ? failure : null;
  useEffect(() => {
    if (useless) fail(useless);
    // Runs once for this failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [useless]);
  if (reply !== undefined) return <ResetPasswordForm ticket={ticket} />;
  if (failure !== null) return useless ? null : <RecoveryErrorNotice failure={failure} onRetry={retry} />;
  return (
    <Loading label={t`Checking the link`}>
      <Skeleton shape="line" count={2} />
      <Skeleton shape="card" />
    </Loading>
  );
}
