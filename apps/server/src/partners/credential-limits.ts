import { limitKey } from '../crypto/limit-key.ts';
import { countUse, returnUse } from '../db/queries/rate-limits.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { RosterQuestion } from '../ports/partner-roster.ts';
import { DAY_SECONDS, secondsAfter, secondsUntil } from '../time.ts';

/** Refused numbers in a day: from one network address, and of one number, which may be somebody's who knows nothing of it. */
const MAXIMUM_A_DAY = { address: 20, number: 5 };

/** A number that was counted. */
export interface CountedCredential {
  /** False: it was asked about too often today, and is not asked about again. */
  mayBeAsked: boolean;
  /** Takes the count back, where it was right or nobody has judged it. */
  giveBack(): Promise<void>;
}

/**
 * Counts a number before anybody judges it: of fifty at once no more than the limits are asked about. Of the number a keyed
 * hash is kept.
 *
 * @throws Refusal tooManyRequests beyond what may come from one network address, with the seconds to wait.
 */
export async function countCredential(
  { partner, number }: RosterQuestion,
  { address }: Pick<Visitor, 'address'>,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<CountedCredential> {
  const { db } = database;
  const now = ports.clock.now();
  const ofAddress = limitKey(settings.secret, `partner credential:address:${address}`);
  const ofNumber = limitKey(settings.secret, `partner credential:number:${partner}:${number}`);
  const usages = await countUse(db, [ofAddress, ofNumber], now, secondsAfter(now, DAY_SECONDS));
  const usageOf = (key: string) => usages.find((each) => each.key === key) ?? { points: 1, expires_at: now };
  const byAddress = usageOf(ofAddress);
  if (byAddress.points > MAXIMUM_A_DAY.address) {
    throw new Refusal('tooManyRequests', [], Math.max(1, secondsUntil(byAddress.expires_at, now)));
  }
  return {
    mayBeAsked: usageOf(ofNumber).points <= MAXIMUM_A_DAY.number,
    giveBack: () => returnUse(db, [ofAddress, ofNumber]),
  };
}
