import { useLingui } from '@lingui/react/macro';
import type { employeeNumberForm, workEmailForm } from '@portico/rules';
import type { FormMessages } from '../../forms/form-messages.ts';

/** What is said of a work email (spec §5). */
export function useWorkEmailMessages(): FormMessages<typeof workEmailForm> {
  const { t } = useLingui();
  const invalid = t`Enter a valid email address`;
  return { email: { empty: t`Enter your work email address`, invalid, domain: invalid } };
}

/** What is said of a social security number (spec §5). */
export function useEmployeeNumberMessages(): FormMessages<typeof employeeNumberForm> {
  const { t } = useLingui();
  return {
    credential: {
      empty: t`Enter your SSN`,
      format: t`Enter all nine digits of your social security number, such as 123-45-6789`,
      impossible: t`This cannot be a social security number. Check its digits.`,
    },
  };
}
