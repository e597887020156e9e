import { useLingui } from '@lingui/react/macro';
import { type helpDeskForm, helpDeskYears } from '@portico/rules';
import type { FormMessages } from '../forms/form-messages.ts';
import './words.ts';

/**
 * What is said of each field; of phones in the words of spec §5.
 *
 * @param today ISO date.
 */
export function useHelpDeskMessages(today: string): FormMessages<typeof helpDeskForm> {
  const { t } = useLingui();
  const [oldest, newest] = helpDeskYears(today);
  const name = t`Use letters, digits, spaces, hyphens and apostrophes in a name`;
  return {
    patientFirstName: { empty: t`Enter your first name`, invalid: name },
    patientLastName: { empty: t`Enter your last name`, invalid: name },
    month: t`Choose the month you were born`,
    day: { empty: t`Enter the day you were born`, invalid: t`Enter the day you were born as a number from 1 to 31` },
    year: { empty: t`Enter the year you were born`, invalid: t`Enter a year of birth from ${oldest} to ${newest}` },
    dateOfBirth: t`Check your date of birth: there is no such day, or it has not come yet`,
    patientPhone: {
      empty: t`Enter your phone number`,
      digits: t`The phone number does not contain the correct number of digits.`,
      characters: t`Some of the characters, excluding the delimiters and the extension, are non-numeric.`,
      invalid: t`Invalid phone number`,
    },
    patientEmail: {
      empty: t`Enter your email address`,
      invalid: t`Enter a valid email address, such as ana@example.com`,
    },
    patientContactVia: t`Choose how we should answer you`,
    platformType: t`Choose what you use this site on`,
    patientComments: t`Write your message`,
  };
}
