import type { DemographicsFaults } from './judge-demographics.ts';

/** What is said of a field that seems right here and that the server refuses all the same. */
const refusals: { readonly [Field in keyof DemographicsFaults]: NonNullable<DemographicsFaults[Field]> } = {
  firstName: 'characters',
  middleName: 'characters',
  lastName: 'characters',
  dateOfBirth: 'empty',
  gender: 'empty',
  country: 'empty',
  zip: 'invalid',
  address: 'characters',
  address2: 'characters',
  city: 'characters',
  state: 'invalid',
  mobilePhone: 'invalid',
  homePhone: 'invalid',
  workPhone: 'invalid',
  email: 'invalid',
  medicalRecordNumber: 'invalid',
  nationalId: 'format',
};

/** The faults of a form, with those of the fields that the server has refused. */
export function withRefused(faults: DemographicsFaults, refused: readonly string[]): DemographicsFaults {
  const more = Object.fromEntries(
    Object.entries(refusals).filter(
      ([field]) => refused.includes(field) && faults[field as keyof DemographicsFaults] === null,
    ),
  );
  return { ...faults, ...more };
}
