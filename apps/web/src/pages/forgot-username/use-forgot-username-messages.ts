import { useLingui } from '@lingui/react/macro';
import type { NameRule, usernameRecoveryForm } from '@portico/rules';
import type { FormMessages } from '../../forms/form-messages.ts';
import { useNameMessages } from '../../forms/use-name-messages.ts';
import { useIdentityMessages } from '../../recovery/identity-fields.tsx';
import type { IdentityInput } from '../../recovery/identity-input.ts';

/** What is said of each field. */
export function useForgotUsernameMessages(
  input: Pick<IdentityInput, 'birthDate' | 'isAbroad'>,
  { today, nameRule }: { today: string; nameRule: NameRule },
): FormMessages<typeof usernameRecoveryForm> {
  const { t } = useLingui();
  const name = useNameMessages(nameRule);
  return {
    firstName: { empty: t`Enter your first name`, ...name },
    lastName: { empty: t`Enter your last name`, ...name },
    ...useIdentityMessages(input, today),
  };
}
