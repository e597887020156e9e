import type { BureauPerson } from '../../ports/bureau.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';

/** The person, in the form that the credit bureau's port takes. */
export function bureauPersonOf(person: SignUpDemographics): BureauPerson {
  const { firstName, middleName, lastName, birthDate, address, address2, city, state, zip, country, nationalId } =
    person;
  return {
    firstName,
    ...(middleName === '' ? {} : { middleName }),
    lastName,
    birthDate,
    address: { line1: address, ...(address2 === '' ? {} : { line2: address2 }), city, state, zip, country },
    ...(nationalId === null ? {} : { nationalId }),
  };
}
