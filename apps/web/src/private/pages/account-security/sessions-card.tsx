import { Trans, useLingui } from '@lingui/react/macro';
import { endSession, type AccountSecurity, type FactorKind } from '@portico/contract';
import { MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSend } from '../../../portal/use-send.ts';
import { When } from '../../when/when.tsx';
import { DeviceCard } from './device-card.tsx';

export interface SessionsCardProps {
  sessions: AccountSecurity['sessions'];
  onChanged: () => void;
}

/** Where the user is signed in, with buttons to sign out there. */
export function SessionsCard({ sessions, onChanged }: SessionsCardProps) {
  const { t } = useLingui();
  const send = useSend();
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <DeviceCard
      title={<Trans>Where you are signed in</Trans>}
      icon={MonitorSmartphone}
      devices={sessions.map(({ id, device, current, signedInAt, lastUsedAt, ...by }) => ({
        id,
        device,
        current,
        canEnd: !current,
        about: (
          <>
            <Trans>
              Signed in: <When iso={signedInAt} />, used: <When iso={lastUsedAt} />
            </Trans>
            <br />
            <SignedInBy {...by} />
          </>
        ),
      }))}
      ending={{
        one: <Trans>Sign out</Trans>,
        oneOf: (device) => t`Sign out: ${device}`,
        all: others > 1 ? <Trans>Sign out everywhere else</Trans> : undefined,
        done: <Trans>Signed out there.</Trans>,
        end: (id) => send(endSession, id === null ? {} : { sessionId: id }),
      }}
      onChanged={onChanged}
    >
      <p className="secondary">
        <Trans>If you do not recognize one of these, sign it out and change your password.</Trans>
      </p>
    </DeviceCard>
  );
}

/** By what a session was begun: the password or an account elsewhere, and the second step that was shown. */
function SignedInBy({
  identityProvider,
  secondStep,
}: Pick<AccountSecurity['sessions'][number], 'identityProvider' | 'secondStep'>) {
  const second: Readonly<Record<FactorKind, ReactNode>> = {
    sms: <Trans>a code by text message</Trans>,
    email: <Trans>a code by email</Trans>,
    authenticator: <Trans>a code of your app</Trans>,
    passkey: <Trans>a passkey</Trans>,
    recoveryCode: <Trans>a recovery code</Trans>,
  };
  const first = identityProvider ?? <Trans>your password</Trans>;
  if (secondStep === null) return <Trans>By {first}</Trans>;
  return (
    <Trans>
      By {first} and {second[secondStep]}
    </Trans>
  );
}
