import { hashOf } from '../../platform/crypto/token.ts';
import { deviceKey, usernameKey } from '../../platform/crypto/lookup-keys.ts';
import { unsealProfile, type Profile } from '../profile.ts';
import { refuseAndRecord } from '../../platform/audit/refuse-and-record.ts';
import { type Account, findAccount } from '../queries/accounts.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { findSignInLock } from '../sign-in/sign-in-lock.ts';
import { recoverySubjects } from '../sign-in/try-subjects.ts';
import { refuseLocked } from '../../platform/limits/tries.ts';
import type { TryLimit } from '../../platform/limits/try-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { TicketPurpose, TicketSearch } from '../tickets.ts';
import { requireTicket, searchFor } from './recovery-ticket.ts';

/** A ticket that resets a password, and its account. */
export interface ResetTicket {
  search: TicketSearch;
  purpose: TicketPurpose;
  /** What has shown whose account it is, for the audit trail. */
  by: 'link' | 'answer' | 'identity';
  /** This browser asked for it: it knows whose account it is. */
  isAskers: boolean;
  account: Account;
  profile: Profile;
  /** The browser that resets the password; null if it has no device id. */
  deviceKey: Uint8Array | null;
  /** The limits that counted the first step of the recovery: a success clears their tries. */
  limits: readonly TryLimit[];
}

/** What a mailed link carries: the browser that asked for it. */
export function writeAsker({ browserId }: Pick<Visitor, 'browserId'>): { asker: string } {
  return { asker: Buffer.from(hashOf(browserId)).toString('hex') };
}

/**
 * The security question alone cannot reset the password while an account is suspended (docs/decisions/0021), and nothing
 * does once it is closed.
 */
export function canReset(purpose: TicketPurpose, { standing: status }: Pick<Account, 'standing'>): boolean {
  return status === 'active' || (purpose === 'reset-link' && status !== 'closed');
}

/**
 * Finds the ticket of step 3, from a mailed link or a right answer, and does not use it up.
 *
 * @throws Refusal ticketInvalid; loginLockout while signing in to its account is locked for this visitor, unless the
 * link came by mail.
 */
export async function requireResetTicket(
  { ticket: token, deviceId }: { ticket: string; deviceId?: string | undefined },
  visitor: Visitor,
  services: Services,
): Promise<ResetTicket> {
  const { database, settings } = services;
  const search = searchFor(token, ['reset', 'reset-link'], visitor, services);
  const { accountId, purpose, data } = await requireTicket(search, visitor, services);
  const account = accountId === null ? undefined : await findAccount(database.db, accountId);
  if (account === undefined) throw new Refusal('ticketInvalid');
  const refuse = (refusal: Refusal, reason: string): Promise<never> => {
    const record = { event: 'passwordResetRefused', accountId, actor: 'visitor', details: { reason } } as const;
    return refuseAndRecord(refusal, record, visitor, services);
  };
  if (!canReset(purpose, account)) await refuse(new Refusal('ticketInvalid'), account.standing);
  const profile = unsealProfile(settings.keys, account);
  const subject = {
    username: profile.username,
    deviceKey: deviceId === undefined ? null : deviceKey(settings.keys, deviceId),
  };
  const { isFamiliar, lockedFor } = await findSignInLock(subject, visitor, services);
  // A mailed link proves more than a password: whoever set the lock off, its owner gets in by it.
  if (lockedFor > 0 && purpose !== 'reset-link') await refuse(refuseLocked(lockedFor), 'locked');
  const { address } = visitor;
  const limits = recoverySubjects(settings.keys, usernameKey(settings.keys, profile.username), {
    ...subject,
    address,
    isFamiliar,
  });
  const isAskers = purpose !== 'reset-link' || data['asker'] === writeAsker(visitor).asker;
  const by = purpose === 'reset-link' ? 'link' : data['by'] === 'identity' ? 'identity' : 'answer';
  return { search, purpose, by, isAskers, account, profile, deviceKey: subject.deviceKey, limits };
}
