import type { InputOf, ReplyOf } from '@portico/contract';
import type { PasswordError } from '@portico/rules';
import type { Transaction } from 'kysely';
import { readHash, sealHash } from '../passwords/stored-hash.ts';
import { normalizeUsername, usernameKey } from '../../platform/crypto/lookup-keys.ts';
import { queueNotice } from '../queue-notice.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { refuseAndRecord } from '../../platform/audit/refuse-and-record.ts';
import { lockForSignIn } from '../queries/accounts-of-sign-in.ts';
import { setPassword } from '../queries/accounts.ts';
import { endRemembering, forgetDevices } from '../queries/devices.ts';
import { spendTicketsOf } from '../queries/tickets.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { clearTries, liftLocks } from '../../platform/limits/tries.ts';
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts';
import { passwordErrorsOf } from '../passwords/password-errors.ts';
import { canReset, type ResetTicket, requireResetTicket } from '../recovery/reset-ticket.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { findTicket, spendTicket } from '../tickets.ts';

/**
 * Step 3 of recovering a password: sets it, once. Ends every session, forgets the devices (except the one that used a
 * mailed link), uses up all other tickets of the account, lifts the suspension that requires a reset by mail, and
 * notifies the owner. It does not sign in (docs/decisions/0019),
 * and names the username to the browser alone that asked for the link. A mailed link lifts every lock: what was guessed at is no
 * more.
 *
 * @throws Refusal ticketInvalid; passwordRefused with the errors, and the ticket stays valid; loginLockout while
 * signing in is locked.
 */
export async function ticketUpdatePassword(
  input: InputOf<'ticketUpdatePassword'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'ticketUpdatePassword'>> {
  const { database, settings } = services;
  const { keys } = settings;
  const ticket = await requireResetTicket(input, visitor, services);
  const { username } = ticket.profile;
  const named = input.userName ?? '';
  const refuse = (refusal: Refusal, reason: string): Promise<never> => {
    const accountId = ticket.account.account_id;
    const record = { event: 'passwordResetRefused', accountId, actor: 'visitor', details: { reason } } as const;
    return refuseAndRecord(refusal, record, visitor, services);
  };
  if (named !== '' && normalizeUsername(named) !== normalizeUsername(username)) {
    await refuse(new Refusal('ticketInvalid'), 'username');
  }
  const refusePassword = (passwordFaults: PasswordError[]): Promise<never> =>
    refuse(new Refusal('passwordRefused', ['password'], undefined, { passwordFaults }), 'newPassword');
  const errors = await passwordErrorsOf(input.password, ticket.profile, services);
  if (errors.length > 0) await refusePassword(errors);
  const chosen = {
    hash: sealHash(keys, 'password_hash', ticket.account.account_id, await hashPassword(input.password)),
    isSame: await verifyPassword(keys, readHash(keys, 'password_hash', ticket.account), input.password),
  };
  const outcome = await database.db
    .transaction()
    .execute((trx) => replacePassword(trx, chosen, ticket, visitor, services));
  if (outcome === 'ticketInvalid') await refuse(new Refusal('ticketInvalid'), 'ticket');
  if (outcome === 'same') await refusePassword(['same']);
  // A link may have gone to a mailbox that is not the owner's (findings, security A11).
  return { userName: ticket.isAskers || named !== '' ? username : '' };
}

/**
 * Returns `ticketInvalid`, and changes nothing, if the ticket was used up meanwhile. Returns `same`, and the ticket
 * stays valid, if the password is the current one. So each ticket can test at most one wrong guess at the current
 * password: a wrong guess uses it up.
 */
async function replacePassword(
  trx: Transaction<Tables>,
  { hash, isSame }: { hash: string; isSame: boolean },
  { search, account, profile, purpose, by, deviceKey, limits }: ResetTicket,
  visitor: Visitor,
  services: Services,
): Promise<'replaced' | 'same' | 'ticketInvalid'> {
  const { ports, settings } = services;
  const { now } = search;
  const accountId = account.account_id;
  const isByLink = purpose === 'reset-link';
  // Locked first, so that a suspension or another reset at the same moment comes before or after.
  const held = await lockForSignIn(trx, accountId);
  if (held === undefined || !canReset(purpose, held)) return 'ticketInvalid';
  // While the account is locked, no other request uses up its tickets.
  if (isSame) return (await findTicket(trx, search)) === null ? 'ticketInvalid' : 'same';
  if ((await spendTicket(trx, search)) === null) return 'ticketInvalid';
  await setPassword(trx, {
    accountId,
    hash,
    at: now,
    recoveredByEmail: isByLink,
    ...(isByLink && held.standing === 'mustReset' ? { standing: 'active' } : {}),
  });
  await endSessions(trx, accountId);
  // The device of a mailed link stays familiar: otherwise a lockout caused by a stranger would keep out the owner who
  // has just set the password. It must take the second step again.
  await forgetDevices(trx, accountId, { except: isByLink ? deviceKey : null });
  await endRemembering(trx, accountId);
  await spendTicketsOf(trx, accountId, now);
  if (isByLink) await liftLocks(trx, [usernameKey(settings.keys, profile.username)]);
  else await clearTries(trx, limits);
  await queueNotice(trx, ports.jobs, profile, 'passwordChanged', settings);
  const entry = { event: 'passwordReset', accountId, actor: 'visitor', details: { by } } as const;
  await appendAudit(trx, auditContext(visitor, services), entry);
  return 'replaced';
}
