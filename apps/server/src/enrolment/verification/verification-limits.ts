import { personKey, type PersonalData } from '../../platform/crypto/lookup-keys.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { type CountedTry, countTryOf } from '../../platform/db/use-limits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { limits } from '../../platform/limits/limits.ts';
import { firstGivenName } from '../sign-up/first-given-name.ts';

/**
 * Verifications of one person, from all browsers. The counters of spec §4 begin anew with each sign-up; these do not.
 */
const limitOf = {
  card: limits.cardChecks,
  questions: limits.questionSets,
  answers: limits.answerSets,
  phoneCode: limits.phoneCodes,
  identity: limits.identityChecks,
};

export type Verification = keyof typeof limitOf;

/** Who is verified. */
export interface Verified {
  person: PersonalData;
  /** Of the record that was found for them; null for none. */
  patientId: string | null;
}

/**
 * Counts a verification before it is checked: of the person, by the whole name; and of the record, which several spellings and ZIP
 * codes find. The limit of the record is told to nobody, since it would tell that there is one (decision 260): beyond it
 * `isWithinUntold` is false, and the caller takes the try for a wrong one. Who has no record is counted in the same way, by their
 * first given name, as further ones find the same record. A told limit by that name would lock out a twin with a record of their own.
 *
 * @throws Refusal tooManyRequests beyond the limit of one network address.
 */
export async function countVerification(
  kind: Verification,
  { person, patientId }: Verified,
  { address }: Pick<Visitor, 'address'>,
  { database, ports, settings }: Pick<Services, 'database' | 'settings'> & { ports: Pick<Services['ports'], 'clock'> },
): Promise<CountedTry> {
  const { keys } = settings;
  const { number: limit, window } = limitOf[kind];
  const keyOf = (named: PersonalData): string => Buffer.from(personKey(keys, named)).toString('hex');
  const ofRecord = patientId ?? `of nobody ${keyOf(firstGivenName(person))}`;
  const uses = {
    address: {
      key: limitKey(keys, `verification:${kind}:address:${address}`),
      limit: limit * limits.peoplePerAddress.number,
    },
    subject: { key: limitKey(keys, `verification:${kind}:person:${keyOf(person)}`), limit },
    untold: { key: limitKey(keys, `verification:${kind}:record:${ofRecord}`), limit },
  };
  return countTryOf(database.db, uses, ports.clock.now(), window);
}
