import { useLingui } from '@lingui/react/macro';
import type { DateOfBirthError, goodFaithForm } from '@portico/rules';
import type { FormMessages } from '../forms/form-messages.ts';
import { today } from '../forms/today.ts';
import { useBirthDateMessage } from '../forms/use-birth-date-message.ts';
import type { DateParts } from '../ui/read-whole-date.ts';

/** What is said of each field of the form of a good-faith estimate. */
export function useGoodFaithMessages(birthDate: DateParts): FormMessages<typeof goodFaithForm> {
  const { t } = useLingui();
  const ofBirthDate = useBirthDateMessage();
  return {
    patientName: {
      empty: t`Enter the patient’s name`,
      noLetter: t`Enter a name with letters`,
      characters: t`We cannot print all of these characters. Write the name in other letters, for example A to Z.`,
    },
    birthDate: (reason: DateOfBirthError) => ofBirthDate(reason, birthDate, today()),
    dayOfCare: {
      notADate: t`Enter the day as month/day/year, such as 12/8/2026`,
      past: t`Enter a day from today on`,
      tooLate: t`This day is too far ahead. Enter an earlier one.`,
    },
    diagnosisCodes: {
      notACode: t`Enter codes as they stand on the order, such as M25.561`,
      tooMany: t`Enter fewer codes`,
    },
  };
}
