import { limitKey } from '../../platform/limits/limit-key.ts';
import { type CountedTry, countTryOf } from '../../platform/db/use-limits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { RosterQuestion } from '../../ports/partner-roster.ts';
import type { Services } from '../../platform/services.ts';
import { DAY_SECONDS } from '../../platform/time.ts';

/**
 * Refused numbers in a day: from one network address, and of one number. The number may belong to a person who knows
 * nothing of the tries.
 */
const MAXIMUM_A_DAY = { address: 20, number: 5 };

/**
 * Counts a number before it is checked. Only a keyed hash of the number is stored.
 *
 * @throws Refusal tooManyRequests beyond the limit of one network address, with the seconds to wait.
 */
export async function countCredential(
  { partner, number }: RosterQuestion,
  { address }: Pick<Visitor, 'address'>,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<CountedTry> {
  const keyOf = (subject: string) => limitKey(settings.secret, `partner credential:${subject}`);
  const limits = {
    address: { key: keyOf(`address:${address}`), limit: MAXIMUM_A_DAY.address },
    subject: { key: keyOf(`number:${partner}:${number}`), limit: MAXIMUM_A_DAY.number },
  };
  return countTryOf(database.db, limits, ports.clock.now(), DAY_SECONDS);
}
