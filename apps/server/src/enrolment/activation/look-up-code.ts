import { type AccessCode, countLookup, forgetFailures } from '../queries/access-codes.ts';
import { findAccount } from '../../accounts/queries/accounts.ts';
import { type EnrolmentKey, findEnrolmentOf } from '../queries/enrolments.ts';
import { removeEnrolment } from '../remove-enrolment.ts';
import type { Services } from '../../platform/services.ts';
import { matchesCode, type ShownDetails } from './matches-code.ts';
import { limits } from '../../platform/limits/limits.ts';

/** A code or a link, and the data entered with it. */
export interface ShownCode {
  /** In each form in which it may be stored. */
  hashes: readonly Uint8Array[];
  /** The channels that are accepted for it. */
  channels: readonly AccessCode['channel'][];
  shown: ShownDetails;
  /** The enrolment that the lookup begins. It replaces the existing one. */
  key: EnrolmentKey;
}

/**
 * `unknown`: there is no such code, or it has failed too often. `wrong`: the data do not match it. `last`: the same,
 * and this was the last try. Only a person whose data match gets one of the others.
 */
export type LookedUp =
  | { outcome: 'unknown' }
  | { outcome: 'wrong' | 'last' | 'expired' | 'used' | 'found'; code: AccessCode };

/** Checks a code. Counts a failure first, and removes it if the data match. */
export async function lookUpCode(
  { hashes, channels, shown, key }: ShownCode,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<LookedUp> {
  const { database, ports, settings } = services;
  const code = await countLookup(database.db, { hashes, channels, limit: limits.accessCodeFailures.number });
  const isRight = matchesCode(code, shown, settings.keys);
  if (code === undefined) return { outcome: 'unknown' };
  if (!isRight) return { outcome: code.failures >= limits.accessCodeFailures.number ? 'last' : 'wrong', code };
  await forgetFailures(database.db, code.code_hash);
  if (code.expires_at <= ports.clock.now()) return { outcome: 'expired', code };
  if (code.used_at !== null && !(await isGivenUp(code, key, services))) return { outcome: 'used', code };
  return { outcome: 'found', code };
}

/**
 * Whether the code was used for an account that will never be finished. That account is removed: at once if its time is
 * over, and otherwise when the new enrolment takes its place.
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
  return database.db.transaction().execute((trx) => removeEnrolment(trx, settings.keys, enrolment));
}
