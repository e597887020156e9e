import type { Keys } from '../../platform/crypto/keys.ts';
import { confirmedEmail } from '../email/confirmed-email.ts';
import { unsealProfile } from '../profile.ts';
import type { Account } from '../queries/accounts.ts';
import type { Destinations } from './decoys.ts';

/** An account, and what shows whose it is. */
interface Known {
  readonly phones: readonly string[];
  readonly hasEmail: boolean;
  /** The hospital's record, phones, and the confirmed mailbox. */
  readonly marks: readonly string[];
}

/**
 * Where the usernames of these accounts can be sent, which all have one name, birth date and ZIP code; null where there is neither
 * phone nor mailbox to offer.
 *
 * They may be of several people. The digits of a phone are shown where it is of each of them, so that nobody sees those of a namesake.
 * A mailbox is told of its own accounts alone, and can be offered for all.
 */
export function destinationsOf(keys: Keys, accounts: readonly Account[]): Destinations | null {
  const people = peopleOf(accounts.map((account) => knownOf(keys, account)));
  const [first = [], ...others] = people.map((own) => own.flatMap(({ phones }) => phones).map(lastDigits));
  const suffixes = [...new Set(first)].filter((suffix) => others.every((theirs) => theirs.includes(suffix)));
  const canSendEmail = people.flat().some(({ hasEmail }) => hasEmail);
  return suffixes.length > 0 || canSendEmail ? { suffixes, canSendEmail } : null;
}

/** Accounts that share a record, a phone or a confirmed mailbox are one person's, who enrolled twice. */
function peopleOf(accounts: readonly Known[]): Known[][] {
  return accounts.reduce<Known[][]>((people, account) => {
    const isOwn = (person: readonly Known[]): boolean =>
      person.some(({ marks }) => marks.some((mark) => account.marks.includes(mark)));
    return [[...people.filter(isOwn).flat(), account], ...people.filter((person) => !isOwn(person))];
  }, []);
}

function knownOf(keys: Keys, account: Account): Known {
  const profile = unsealProfile(keys, account);
  const email = confirmedEmail(profile, account);
  const marks = [
    ...profile.phones,
    ...(email === null ? [] : [email.toLowerCase()]),
    ...(account.patient_id === null ? [] : [`record ${account.patient_id}`]),
  ];
  return { phones: profile.phones, hasEmail: profile.email !== null, marks };
}

function lastDigits(phone: string): string {
  return phone.slice(-4);
}
