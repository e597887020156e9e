import { limitKey } from '../../platform/limits/limit-key.ts';
import { type CountedTry, countTryOf } from '../../platform/db/use-limits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { RosterQuestion } from '../../ports/partner-roster.ts';
import type { Services } from '../../platform/services.ts';
import { limits } from '../../platform/limits/limits.ts';

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
  const keyOf = (subject: string) => limitKey(settings.keys, `partner credential:${subject}`);
  const uses = {
    address: { key: keyOf(`address:${address}`), limit: limits.rosterNumbersOfAddress.number },
    subject: { key: keyOf(`number:${partner}:${number}`), limit: limits.rosterNumberRefusals.number },
  };
  return countTryOf(database.db, uses, ports.clock.now(), limits.rosterNumberRefusals.window);
}
