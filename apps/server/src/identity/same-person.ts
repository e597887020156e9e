import { chooseRecord, type MatchedPerson } from '@portico/matching';
import type { Profile } from '../accounts/profile.ts';
import type { SignUpData } from '../enrolment/sign-up/sign-up-data.ts';
import type { Identity } from '../ports/identity-providers.ts';

type Names = Pick<Identity, 'firstName' | 'middleName' | 'lastName'>;

/**
 * Whether an identity is the person of a sign-up: name, birth date, and one thing more of what the hospital has on record, as the rule
 * for records has it (docs/decisions/0170, 0176). Without a record it is what the person has typed. A birth date with a slip is another
 * one here: the identity provider has seen a document.
 */
export function isPersonOfSignUp(
  identity: Identity,
  {
    demographics,
    patientId,
    recordZips = [],
    phone,
  }: Pick<SignUpData, 'demographics' | 'patientId' | 'recordZips' | 'phone'>,
): boolean {
  if (demographics === null || identity.birthDate !== demographics.birthDate) return false;
  const { firstName, middleName, lastName, birthDate, zip, address } = demographics;
  const hasRecord = patientId !== null;
  const said = personOf({ firstName, middleName, lastName }, birthDate, {
    zips: hasRecord ? recordZips : [zip],
    streets: hasRecord ? [] : [address],
    phones: phone === null || phone.number === null ? [] : [phone.number],
  });
  return chooseRecord(personOfIdentity(identity, birthDate), [said]).verdict === 'joined';
}

/** Whether an identity is the owner of an account that it is to get back in to, whom nothing else shows: as in a sign-up. */
export function isOwner(identity: Identity, owner: Profile): boolean {
  return identity.birthDate === owner.birthDate && compareWithOwner(identity, owner) === 'joined';
}

/**
 * Whether an identity may be that of a signed-in owner, who has entered the password: people move, marry, and are not asked for a birth
 * date everywhere. Somebody else's it must not be.
 */
export function mayBeOwner(identity: Identity, owner: Profile): boolean {
  if (identity.birthDate !== '' && identity.birthDate !== owner.birthDate) return false;
  return compareWithOwner(identity, owner) !== 'apart';
}

function compareWithOwner(identity: Identity, owner: Profile): 'joined' | 'open' | 'apart' {
  const { firstName, lastName, birthDate, zip, phones } = owner;
  const known = personOf({ firstName, middleName: '', lastName }, birthDate, { zips: [zip], streets: [], phones });
  return chooseRecord(personOfIdentity(identity, identity.birthDate || birthDate), [known]).verdict;
}

/** Whom an identity provider tells of, as they are compared with records. */
export function personOfIdentity({ zip, street, phone, ...names }: Identity, birthDate: string): MatchedPerson {
  return personOf(names, birthDate, { zips: [zip], streets: [street], phones: [phone] });
}

function personOf(
  { firstName, middleName, lastName }: Names,
  birthDate: string,
  { zips, streets, phones }: Pick<MatchedPerson, 'zips' | 'streets' | 'phones'>,
): MatchedPerson {
  const told = (texts: readonly string[]): string[] => texts.filter((text) => text !== '');
  return {
    names: [{ firstName, middleName, lastName }],
    birthDate,
    sex: null,
    zips: told(zips),
    streets: told(streets),
    phones: told(phones),
    emails: [],
  };
}
