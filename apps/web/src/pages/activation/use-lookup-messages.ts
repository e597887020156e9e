import { useLingui } from '@lingui/react/macro';
import type { activationLookupForm } from '@portico/rules';
import type { LookupInput } from '../../activation/lookup-input.ts';
import type { FormMessages } from '../../forms/form-messages.ts';
import { useBirthDateMessage } from '../../forms/use-birth-date-message.ts';

/**
 * What is said of each field.
 *
 * @param today ISO date.
 */
export function useLookupMessages(
  { dateOfBirth }: Pick<LookupInput, 'dateOfBirth'>,
  today: string,
): FormMessages<typeof activationLookupForm> {
  const { t } = useLingui();
  const birthDateMessage = useBirthDateMessage();
  return {
    accessCode: {
      empty: t`Enter your access code`,
      invalid: t`Enter all 15 letters and digits of the access code, in three groups of five`,
    },
    medicalRecordNumber: {
      empty: t`Enter your medical record number, or the reference number of your letter`,
      invalid: t`Enter the number as it is printed: letters, digits, spaces and hyphens only`,
    },
    dateOfBirth: (reason) => birthDateMessage(reason, dateOfBirth, today),
  };
}
