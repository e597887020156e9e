import { useLingui } from '@lingui/react/macro';
import type { FactorKind } from '@portico/contract';
import { Fingerprint, LifeBuoy, Mail, MessageSquareText, Smartphone, type LucideIcon } from 'lucide-react';
import './words.ts';

/** The pictures of the ways to take the second step. */
export const factorIcons: Readonly<Record<FactorKind, LucideIcon>> = {
  sms: MessageSquareText,
  email: Mail,
  authenticator: Smartphone,
  passkey: Fingerprint,
  recoveryCode: LifeBuoy,
};

export interface FactorWords {
  /** What it is. */
  readonly name: string;
  /** What one does with it at a sign-in. */
  readonly use: string;
}

/** What the ways to take the second step are called. */
export function useFactorWords(): Readonly<Record<FactorKind, FactorWords>> {
  const { t } = useLingui();
  return {
    sms: { name: t`Text message`, use: t`Get a code by text message` },
    email: { name: t`Email`, use: t`Get a code by email` },
    authenticator: { name: t`Authenticator app`, use: t`Use your authenticator app` },
    passkey: { name: t`Passkey`, use: t`Use your passkey` },
    recoveryCode: { name: t`Recovery codes`, use: t`Use a recovery code` },
  };
}
