import { identityReturnPath, identitySignedOutPath, pathTo } from '@portico/contract';
import { type IdentityPerson, identityPeople } from './people.ts';

/** As the portal's settings name it. */
export const IDENTITY_ID = 'harbor';

/** Somebody with an account at an identity provider of the demonstration. */
export interface RealmPerson {
  readonly id: string;
  /** As its page lists them. */
  readonly label: string;
  /** What is told of them (OpenID Connect Core 1.0, 5.1). */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** One identity provider of the demonstration: who has an account at it, and which app sends people there. */
export interface IdentityRealm {
  readonly name: string;
  /** Where it is, below its server's address: its issuer's path. */
  readonly path: string;
  readonly client: string;
  /** Where browsers come back, below the app's address. */
  readonly returnPath: string;
  /** Where browsers come back after a sign-out, below the app's address; and where the app is told of one: missing where it is not. */
  readonly signOut: { readonly returnPath: string; readonly toldAt?: string };
  /** Whoever is signed in there is asked nothing, unless the app wants it (OpenID Connect Core 1.0, 3.1.2.3). */
  readonly isRemembering?: boolean;
  readonly people: readonly RealmPerson[];
}

/** Of patients, who have an account there besides. */
export const harbor: IdentityRealm = {
  name: 'Harbor ID',
  path: '/identity',
  client: 'portico',
  returnPath: identityReturnPath(IDENTITY_ID),
  signOut: { returnPath: pathTo('login-home'), toldAt: identitySignedOutPath(IDENTITY_ID) },
  people: identityPeople.map((person) => ({
    id: person.id,
    label: `${person.firstName} ${person.lastName}, ${person.birthDate}`,
    claims: claimsOfPatient(person),
  })),
};

function claimsOfPatient({ firstName, lastName, birthDate, street, city, zip, phone, email }: IdentityPerson) {
  return {
    given_name: firstName,
    family_name: lastName,
    birthdate: birthDate,
    address: { street_address: street, locality: city, postal_code: zip, country: 'US' },
    phone_number: phone,
    phone_number_verified: true,
    email,
    email_verified: true,
  };
}
