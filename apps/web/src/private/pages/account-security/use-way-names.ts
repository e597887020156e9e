import { useLingui } from '@lingui/react/macro';
import type { FactorKind } from '@portico/contract';

/** What the ways to take the second step are called. */
export function useWayNames(): Readonly<Record<FactorKind, string>> {
  const { t } = useLingui();
  return {
    sms: t`Text message`,
    email: t`Email`,
    authenticator: t`Authenticator app`,
    passkey: t`Passkey`,
    recoveryCode: t`Recovery codes`,
  };
}
