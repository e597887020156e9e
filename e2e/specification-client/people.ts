/** Step 2 of a sign-up by the names of spec §3, with what the form cannot go without. */
export function demographics(lastName: string, more: object = {}) {
  return {
    firstName: 'Pilar',
    middleName: '',
    lastName,
    address: '12 Elm Street',
    address2: '',
    zip: '94063',
    city: 'Redwood City',
    state: 'CA',
    // "A country of United States of America is sent as United States" (§5).
    country: 'United States',
    homePhone: '',
    mobilePhone: '650-555-0199',
    workPhone: '',
    gender: 'F',
    dateOfBirth: '3/9/1990',
    stanfordPatient: false,
    ...more,
  };
}

/** A patient of the demonstration, with a mobile phone and without an account. */
export const layla = {
  firstName: 'Layla',
  lastName: 'Al Masri',
  zip: '94025',
  city: 'Menlo Park',
  dateOfBirth: '6/30/1998',
  stanfordPatient: true,
};
export const laylasPhone = '650-555-0147';

/** A patient who has an account already. */
export const ana = {
  firstName: 'Ana',
  zip: '94301',
  city: 'Palo Alto',
  dateOfBirth: '4/27/1986',
  stanfordPatient: true,
};
