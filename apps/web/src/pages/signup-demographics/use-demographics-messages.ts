import { useLingui } from '@lingui/react/macro';
import type { AddressFault, EnrolmentNameFault, PhoneFault, SocialSecurityNumberFault } from '@portico/rules';
import type { FieldErrors } from '../../forms/use-field-errors.ts';
import { useBirthDateMessage } from '../../forms/use-birth-date-message.ts';
import type { TypedDemographics } from '../../sign-up/typed-demographics.ts';
import type { DemographicsFaults } from './judge-demographics.ts';

/** Says what to correct, field by field, in the order of the form; phones in the words of spec §5. */
export function useDemographicsMessages(): (
  faults: DemographicsFaults,
  typed: TypedDemographics,
  today: string,
) => FieldErrors {
  const { t } = useLingui();
  const birthDateMessage = useBirthDateMessage();
  const name = (fault: EnrolmentNameFault, empty: string) =>
    ({
      empty,
      characters: t`Leave out hyphens and apostrophes: use letters and spaces only. We find you all the same.`,
      length: t`A name can have up to 60 letters`,
    })[fault];
  const line = (fault: AddressFault, empty: string) =>
    ({
      empty,
      characters: t`Use letters and numbers in an address, and none of these: < >`,
      length: t`A line of an address can have up to 60 characters`,
    })[fault];
  const phone = (fault: PhoneFault) =>
    ({
      digits: t`The phone number does not contain the correct number of digits.`,
      characters: t`Some of the characters, excluding the delimiters and the extension, are non-numeric.`,
      invalid: t`Invalid phone number`,
    })[fault];
  const nationalId = (fault: SocialSecurityNumberFault) =>
    ({
      format: t`Enter all nine digits of your social security number, such as 219-09-9999`,
      impossible: t`Check your social security number: nobody has this one`,
    })[fault];
  return (faults, typed, today) => {
    const { country } = typed;
    const say = <Fault>(fault: Fault | null, message: (fault: Fault) => string) =>
      fault === null ? undefined : message(fault);
    const zip = {
      US: t`Enter your ZIP code, such as 94305`,
      CA: t`Enter your postal code, such as K1A 0B1`,
    }[country];
    const state = { US: t`Choose your state`, CA: t`Choose your province` }[country];
    return {
      firstName: say(faults.firstName, (fault) => name(fault, t`Enter your first name`)),
      middleName: say(faults.middleName, (fault) => name(fault, '')),
      lastName: say(faults.lastName, (fault) => name(fault, t`Enter your last name`)),
      dateOfBirth: say(faults.dateOfBirth, (fault) => birthDateMessage(fault, typed.dateOfBirth, today)),
      gender: say(faults.gender, () => t`Choose your legal sex`),
      country: say(faults.country, () => t`Choose your country`),
      zip: say(faults.zip, () => zip ?? t`Use up to 12 letters, digits, spaces and hyphens in a postal code`),
      address: say(faults.address, (fault) => line(fault, t`Enter your street address`)),
      address2: say(faults.address2, (fault) => line(fault, '')),
      city: say(faults.city, (fault) => line(fault, t`Enter your city`)),
      state: say(faults.state, () => state ?? line('characters', '')),
      mobilePhone: say(faults.mobilePhone, phone),
      homePhone: say(faults.homePhone, phone),
      workPhone: say(faults.workPhone, phone),
      email: say(faults.email, () => t`Enter a valid email address, such as ana@example.com`),
      medicalRecordNumber: say(
        faults.medicalRecordNumber,
        () => t`Use only letters and digits in a medical record number, or leave it empty`,
      ),
      nationalId: say(faults.nationalId, nationalId),
    };
  };
}
