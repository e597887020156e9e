import { Trans } from '@lingui/react/macro';
import type { Factor, FactorKind } from '@portico/contract';
import { Fingerprint, LifeBuoy, Mail, MessageSquareText, Smartphone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export const factorIcons: Readonly<Record<FactorKind, LucideIcon>> = {
  sms: MessageSquareText,
  email: Mail,
  authenticator: Smartphone,
  passkey: Fingerprint,
  recoveryCode: LifeBuoy,
};

/** What a way is called where it is chosen, and above its form. */
export function FactorName({ kind }: { kind: FactorKind }): ReactNode {
  if (kind === 'sms') return <Trans>Get a code by text message</Trans>;
  if (kind === 'email') return <Trans>Get a code by email</Trans>;
  if (kind === 'authenticator') return <Trans>Use your authenticator app</Trans>;
  if (kind === 'passkey') return <Trans>Use your passkey</Trans>;
  return <Trans>Use a recovery code</Trans>;
}

/** What tells a way from others of its kind, or says what it needs. */
export function FactorNote({ kind, label }: Factor): ReactNode {
  if (kind === 'passkey') return <Trans>Your fingerprint, face, screen lock or security key</Trans>;
  if (kind === 'recoveryCode')
    return <Trans>One of the codes you saved when you turned on two-step verification</Trans>;
  return label;
}
