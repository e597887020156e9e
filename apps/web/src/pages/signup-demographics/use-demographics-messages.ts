import { useLingui } from '@lingui/react/macro';
import type { DemographicsConditions, demographicsForm } from '@portico/rules';
import type { FormMessages } from '../../forms/form-messages.ts';
import { useBirthDateMessage } from '../../forms/use-birth-date-message.ts';
import { useNameMessages } from '../../forms/use-name-messages.ts';
import type { DemographicsInput } from '../../sign-up/demographics-input.ts';

/** What is said of each field; of phones in the words of spec §5. */
export function useDemographicsMessages(
  { country, dateOfBirth }: DemographicsInput,
  { today, nameRule }: Pick<DemographicsConditions, 'today' | 'nameRule'>,
): FormMessages<typeof demographicsForm> {
  const { t } = useLingui();
  const birthDateMessage = useBirthDateMessage();
  const name = useNameMessages(nameRule);
  const line = {
    characters: t`Use letters and numbers in an address, and none of these: < >`,
    length: t`A line of an address can have up to 60 characters`,
  };
  const phone = {
    digits: t`The phone number does not contain the correct number of digits.`,
    characters: t`Some of the characters, excluding the delimiters and the extension, are non-numeric.`,
    invalid: t`Invalid phone number`,
  };
  const listed = t`Choose from the list`;
  const zip = {
    US: t`Enter your ZIP code, such as 94305`,
    CA: t`Enter your postal code, such as K1A 0B1`,
  }[country];
  const state = { US: t`Choose your state`, CA: t`Choose your province` }[country];
  return {
    firstName: { empty: t`Enter your first name`, ...name },
    middleName: name,
    lastName: { empty: t`Enter your last name`, ...name },
    dateOfBirth: (reason) => birthDateMessage(reason, dateOfBirth, today),
    gender: t`Choose your legal sex`,
    country: t`Choose your country`,
    zip: zip ?? t`Use up to 12 letters, digits, spaces and hyphens in a postal code`,
    address: { empty: t`Enter your street address`, ...line },
    address2: line,
    city: { empty: t`Enter your city`, ...line },
    state: state ?? line.characters,
    mobilePhone: phone,
    homePhone: phone,
    workPhone: phone,
    email: t`Enter a valid email address, such as ana@example.com`,
    medicalRecordNumber: t`Use only letters and digits in a medical record number, or leave it empty`,
    nationalId: {
      format: t`Enter all nine digits of your social security number, such as 219-09-9999`,
      impossible: t`Check your social security number: nobody has this one`,
    },
    race: listed,
    language: listed,
  };
}
