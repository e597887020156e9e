import { type AccessCode, countLookup, forgetFailures } from '../queries/access-codes.ts';
import { findAccount } from '../../accounts/queries/accounts.ts';
import { type EnrolmentKey, findEnrolmentOf } from '../queries/enrolments.ts';
import { removeEnrolment } from '../remove-enrolment.ts';
import type { Services } from '../../platform/services.ts';
import { goesWith, type Shown } from './goes-with.ts';
import { limits } from '../../platform/limits/limits.ts';

/** A code or a link as it was shown. */
export interface ShownCode {
  hash: Uint8Array;
  /** By which it can have come. */
  channels: readonly AccessCode['channel'][];
  shown: Shown;
  /** The enrolment that the lookup begins, in place of the one that stands there. */
  key: EnrolmentKey;
}

/**
 * `unknown`: there is no such code, or it has failed too often. `wrong`: the data do not go with it. `last`: neither do they, and
 * it was the last try. The others are told to somebody whose data go with it.
 */
export type LookedUp =
  | { outcome: 'unknown' }
  | { outcome: 'wrong' | 'last' | 'expired' | 'used' | 'found'; code: AccessCode };

/** Judges what somebody shows. Counts it as a failure before, and takes that back where it was right. */
export async function lookUpCode(
  { hash, channels, shown, key }: ShownCode,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<LookedUp> {
  const { database, ports, settings } = services;
  const code = await countLookup(database.db, { hash, channels, limit: limits.accessCodeFailures.number });
  const isRight = goesWith(code, shown, settings.secret);
  if (code === undefined) return { outcome: 'unknown' };
  if (!isRight) return { outcome: code.failures >= limits.accessCodeFailures.number ? 'last' : 'wrong', code };
  await forgetFailures(database.db, hash);
  if (code.expires_at <= ports.clock.now()) return { outcome: 'expired', code };
  if (code.used_at !== null && !(await isGivenUp(code, key, services))) return { outcome: 'used', code };
  return { outcome: 'found', code };
}

/**
 * Whether the account that a code was used for is one that nobody will finish. It is removed then: at once where its time is over,
 * and by the new enrolment where that takes its place.
 */
async function isGivenUp(
  { used_by }: AccessCode,
  key: EnrolmentKey,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<boolean> {
  const account = used_by === null ? undefined : await findAccount(database.db, used_by);
  if (used_by === null || account?.terms_accepted_at !== null) return false;
  const enrolment = await findEnrolmentOf(database.db, used_by);
  if (enrolment === undefined) return false;
  if (Buffer.compare(enrolment.browser_hash, key.browser_hash) === 0 && enrolment.flow === key.flow) return true;
  if (enrolment.expires_at > ports.clock.now()) return false;
  return database.db.transaction().execute((trx) => removeEnrolment(trx, settings.secret, enrolment));
}
