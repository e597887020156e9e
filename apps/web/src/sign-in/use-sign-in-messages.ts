import { useLingui } from '@lingui/react/macro';
import type { signInForm } from '@portico/rules';
import type { FormMessages } from '../forms/form-messages.ts';

/** What is said of each field (spec §5: invalidID, invalidPassword). */
export function useSignInMessages(): FormMessages<typeof signInForm> {
  const { t } = useLingui();
  return {
    username: t`Please enter your username (often your email)`,
    password: t`Please enter your password.`,
  };
}
