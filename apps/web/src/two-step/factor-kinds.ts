import { useLingui } from '@lingui/react/macro';
import type { FactorKind } from '@portico/contract';
import { Fingerprint, LifeBuoy, Mail, MessageSquareText, Smartphone, type LucideIcon } from 'lucide-react';
import './words.ts';

/** The icons of the factors. */
export const factorIcons: Readonly<Record<FactorKind, LucideIcon>> = {
  sms: MessageSquareText,
  email: Mail,
  authenticator: Smartphone,
  passkey: Fingerprint,
  recoveryCode: LifeBuoy,
};

export interface FactorWords {
  readonly name: string;
  /** What the user does with it when signing in. */
  readonly use: string;
}

/** The names of the factors. */
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
