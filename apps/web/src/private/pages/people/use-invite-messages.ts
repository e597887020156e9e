import { useLingui } from '@lingui/react/macro';
import type { proxyInviteForm } from '@portico/rules';
import type { FormMessages } from '../../../forms/form-messages.ts';

/** What is said of the fields of an invitation. */
export function useInviteMessages(): FormMessages<typeof proxyInviteForm> {
  const { t } = useLingui();
  const email = {
    empty: t`Enter the person’s email address`,
    invalid: t`Enter another person’s email address, such as name@example.com`,
  };
  const dateOfBirth = t`Enter the month, day and four-digit year in which the person was born`;
  return { name: t`Enter the person’s name, on one line`, email, dateOfBirth, days: t`Choose for how long` };
}
