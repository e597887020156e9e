import { personKey } from '../accounts/keys.ts';
import { limitKey } from '../crypto/limit-key.ts';
import { countUse, returnUse } from '../db/queries/rate-limits.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { DAY_SECONDS, secondsAfter, secondsUntil } from '../time.ts';
import type { SignUpDemographics } from './sign-up-data.ts';

/**
 * Verifications of one person in a day, whatever the browser, and however often a sign-up is cancelled: the counters of spec §4
 * begin anew with each, and these do not.
 */
const MAXIMUM_A_DAY = { card: 4, questions: 4, answers: 4, phoneCode: 5 };

/** Many people share one network address (a clinic's desk, a phone network), so it may try so many times as often as a person. */
const PEOPLE_PER_ADDRESS = 5;

export type Verification = keyof typeof MAXIMUM_A_DAY;

/** A verification that was counted. */
export interface CountedVerification {
  /** Whether the person has tries of the day left. */
  isWithinLimit: boolean;
  /** Seconds until the person has them again. */
  wait: number;
  /** Takes the count back, where nobody has judged anything. */
  giveBack: () => Promise<void>;
}

/**
 * Counts a verification of a person, before anybody judges it.
 *
 * @throws Refusal tooManyRequests beyond what may come from one network address.
 */
export async function countVerification(
  kind: Verification,
  person: SignUpDemographics,
  { address }: Pick<Visitor, 'address'>,
  { database, ports, settings }: Services,
): Promise<CountedVerification> {
  const { secret } = settings;
  const now = ports.clock.now();
  const subject = Buffer.from(personKey(secret, person)).toString('hex');
  const ofAddress = limitKey(secret, `verification:${kind}:address:${address}`);
  const ofPerson = limitKey(secret, `verification:${kind}:person:${subject}`);
  const keys = [ofAddress, ofPerson];
  const usages = await countUse(database.db, keys, now, secondsAfter(now, DAY_SECONDS));
  const usageOf = (key: string): { points: number; wait: number } => {
    const usage = usages.find((each) => each.key === key);
    return { points: usage?.points ?? 1, wait: usage === undefined ? 0 : secondsUntil(usage.expires_at, now) };
  };
  const [byAddress, byPerson] = [usageOf(ofAddress), usageOf(ofPerson)];
  if (byAddress.points > MAXIMUM_A_DAY[kind] * PEOPLE_PER_ADDRESS) {
    throw new Refusal('tooManyRequests', [], byAddress.wait);
  }
  return {
    isWithinLimit: byPerson.points <= MAXIMUM_A_DAY[kind],
    wait: byPerson.wait,
    giveBack: () => returnUse(database.db, keys),
  };
}
