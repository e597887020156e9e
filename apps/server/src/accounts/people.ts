import type { Language } from '@portico/contract';
import type { Kysely } from 'kysely';
import type { Keys } from '../platform/crypto/keys.ts';
import type { Tables } from '../platform/db/tables.ts';
import { unsealProfile } from './profile.ts';
import { unsealReservedPerson } from './reserved-person.ts';

/** How a person is called and told of something. */
export interface Person {
  readonly firstName: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly language: Language;
  /** A patient may be looked after who has none. */
  readonly hasAccount: boolean;
}

/**
 * The people of accounts, and those for whom an account is reserved, by the account's id. An id that nobody has any more is
 * left out.
 */
export async function findPeople(
  db: Kysely<Tables>,
  keys: Keys,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  if (accountIds.length === 0) return new Map();
  const reserved = await db
    .selectFrom('reserved_accounts')
    .select(['account_id', 'patient_id', 'person'])
    .where('account_id', 'in', accountIds)
    .execute();
  const accounts = await db
    .selectFrom('accounts')
    .select(['account_id', 'profile'])
    .where('account_id', 'in', accountIds)
    .execute();
  // A patient's own account says more than the record said before there was one.
  return new Map([
    ...reserved.map((each) => [each.account_id, personOf(unsealReservedPerson(keys, each), false)] as const),
    ...accounts.map((each) => [each.account_id, personOf(unsealProfile(keys, each), true)] as const),
  ]);
}

function personOf(
  { firstName, lastName, email, language }: Pick<Person, 'firstName' | 'email' | 'language'> & { lastName: string },
  hasAccount: boolean,
): Person {
  return { firstName, fullName: `${firstName} ${lastName}`, email, language, hasAccount };
}
