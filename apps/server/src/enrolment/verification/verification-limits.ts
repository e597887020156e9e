import { personKey, type PersonalData } from '../../platform/crypto/lookup-keys.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { type CountedTry, countTryOf } from '../../platform/db/use-limits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { DAY_SECONDS } from '../../platform/time.ts';

/**
 * Verifications of one person in a day, whatever the browser, and however often a sign-up is cancelled: the counters of spec §4
 * begin anew with each, and these do not.
 */
const MAXIMUM_A_DAY = { card: 4, questions: 4, answers: 4, phoneCode: 5 };

/** Many people share one network address (a clinic's desk, a phone network), so it may try so many times as often as a person. */
const PEOPLE_PER_ADDRESS = 25;

export type Verification = keyof typeof MAXIMUM_A_DAY;

/**
 * Counts a verification of a person, before anybody judges it.
 *
 * @throws Refusal tooManyRequests beyond what may come from one network address.
 */
export async function countVerification(
  kind: Verification,
  person: PersonalData,
  { address }: Pick<Visitor, 'address'>,
  { database, ports, settings }: Pick<Services, 'database' | 'settings'> & { ports: Pick<Services['ports'], 'clock'> },
): Promise<CountedTry> {
  const { secret } = settings;
  const limit = MAXIMUM_A_DAY[kind];
  const subject = Buffer.from(personKey(secret, person)).toString('hex');
  const limits = {
    address: { key: limitKey(secret, `verification:${kind}:address:${address}`), limit: limit * PEOPLE_PER_ADDRESS },
    subject: { key: limitKey(secret, `verification:${kind}:person:${subject}`), limit },
  };
  return countTryOf(database.db, limits, ports.clock.now(), DAY_SECONDS);
}
