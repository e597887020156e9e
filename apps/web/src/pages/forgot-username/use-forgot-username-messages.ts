import { useLingui } from '@lingui/react/macro';
import type { usernameRecoveryForm } from '@portico/rules';
import type { FormMessages } from '../../forms/form-messages.ts';
import { useIdentityMessages } from '../../recovery/identity-fields.tsx';
import type { IdentityInput } from '../../recovery/identity-input.ts';

/**
 * What is said of each field.
 *
 * @param today ISO date.
 */
export function useForgotUsernameMessages(
  input: Pick<IdentityInput, 'birthDate' | 'zip'>,
  today: string,
): FormMessages<typeof usernameRecoveryForm> {
  const { t } = useLingui();
  return {
    firstName: t`Enter your first name`,
    lastName: t`Enter your last name`,
    ...useIdentityMessages(input, today),
  };
}
