import { useLingui } from '@lingui/react/macro';
import { signInByIdentity, type PortalSettings } from '@portico/contract';
import { useEffect, useRef } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { deviceId } from '../../sign-in/device-id.ts';
import { useAfterSignIn } from '../../sign-in/destination.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Outcome } from './outcome.tsx';

export interface SigningInProps {
  ticket: string;
  provider: PortalSettings['identityProviders'][number] | undefined;
}

/** Signs in with the ticket of the way back, once, and goes on as after a password. */
export function SigningIn({ ticket, provider }: SigningInProps) {
  const { t } = useLingui();
  const goOn = useAfterSignIn();
  const { failure, submit } = useSubmit(signInByIdentity);
  const sent = useRef<string | null>(null);
  const send = async () => {
    const outcome = await submit({ ticket, deviceId: deviceId() });
    if (outcome !== null && !(outcome instanceof CallFailure)) goOn(outcome);
  };
  useEffect(() => {
    if (sent.current === ticket) return;
    sent.current = ticket;
    void send();
    // Once for each ticket: it works once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ticket]);
  if (failure?.error === 'ticketInvalid') return <Outcome outcome="expired" provider={provider} purpose="signIn" />;
  if (failure?.error === 'loginSuspended') return <Outcome outcome="suspended" provider={provider} purpose="signIn" />;
  return (
    <FramePage state="identity-return" title={t`Signing you in`} width="form">
      {failure ? (
        <CallErrorNotice failure={failure} onRetry={() => void send()} />
      ) : (
        <Loading label={t`Signing you in`}>
          <Skeleton shape="line" count={2} />
        </Loading>
      )}
    </FramePage>
  );
}
