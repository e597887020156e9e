/** A person with an account at the identity provider of the demonstration. */
export interface IdentityPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO date. */
  readonly birthDate: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  /** E.164. */
  readonly phone: string;
  readonly email: string;
}

/** Some have an account here, some a record alone, and one is nobody's patient (docs/demo.md). */
export const identityPeople: readonly IdentityPerson[] = [
  {
    id: 'ana',
    firstName: 'Ana',
    lastName: 'Rivera',
    birthDate: '1986-04-27',
    street: '18 Harbor Road',
    city: 'Palo Alto',
    zip: '94301',
    phone: '+16505550142',
    email: 'ana.rivera@example.org',
  },
  {
    id: 'james',
    firstName: 'James',
    lastName: 'Okafor',
    birthDate: '1992-11-03',
    street: '7 Cedar Street',
    city: 'Redwood City',
    zip: '94063',
    phone: '+16505550119',
    email: 'james.okafor@example.org',
  },
  {
    id: 'clara',
    firstName: 'Clara',
    lastName: 'Mendez',
    birthDate: '1990-09-12',
    street: '56 Marsh Road',
    city: 'Redwood City',
    zip: '94063',
    phone: '+16505550144',
    email: 'clara.mendez@example.org',
  },
  {
    id: 'layla',
    firstName: 'Layla',
    lastName: 'Al Masri',
    birthDate: '1998-06-30',
    street: '330 Middlefield Road',
    city: 'Menlo Park',
    zip: '94025',
    phone: '+16505550147',
    email: 'layla.almasri@example.org',
  },
  {
    id: 'morgan',
    firstName: 'Morgan',
    lastName: 'Ashby',
    birthDate: '1975-02-17',
    street: '4 Quarry Lane',
    city: 'San Mateo',
    zip: '94401',
    phone: '+16505550161',
    email: 'morgan.ashby@example.org',
  },
];
