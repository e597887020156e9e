import { personKey, type PersonalData } from '../../platform/crypto/lookup-keys.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { type CountedTry, countTryOf } from '../../platform/db/use-limits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { limits } from '../../platform/limits/limits.ts';

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

/**
 * Counts a verification of a person before it is checked.
 *
 * @throws Refusal tooManyRequests beyond the limit of one network address.
 */
export async function countVerification(
  kind: Verification,
  person: PersonalData,
  { address }: Pick<Visitor, 'address'>,
  { database, ports, settings }: Pick<Services, 'database' | 'settings'> & { ports: Pick<Services['ports'], 'clock'> },
): Promise<CountedTry> {
  const { keys } = settings;
  const { number: limit, window } = limitOf[kind];
  const subject = Buffer.from(personKey(keys, person)).toString('hex');
  const uses = {
    address: {
      key: limitKey(keys, `verification:${kind}:address:${address}`),
      limit: limit * limits.peoplePerAddress.number,
    },
    subject: { key: limitKey(keys, `verification:${kind}:person:${subject}`), limit },
  };
  return countTryOf(database.db, uses, ports.clock.now(), window);
}
