import { useLingui } from '@lingui/react/macro';
import type { passwordRecoveryForm } from '@portico/rules';
import type { FormMessages } from '../../forms/form-messages.ts';
import { useIdentityMessages } from '../../recovery/identity-fields.tsx';
import type { IdentityInput } from '../../recovery/identity-input.ts';

/**
 * What is said of each field.
 *
 * @param today ISO date.
 */
export function useForgotPasswordMessages(
  input: Pick<IdentityInput, 'birthDate' | 'isAbroad'>,
  today: string,
): FormMessages<typeof passwordRecoveryForm> {
  const { t } = useLingui();
  return {
    userName: t`Please enter your username (often your email)`,
    ...useIdentityMessages(input, today),
  };
}
