import type { CallInput, CallReply, ticketUpdatePassword } from '@portico/contract';
import type { PasswordFault } from '@portico/rules';
import type { Transaction } from 'kysely';
import { foldUsername, usernameKey } from '../accounts/keys.ts';
import { appendAudit, auditContext } from '../audit/append-audit.ts';
import { lockForSignIn, setPassword } from '../db/queries/accounts.ts';
import { forgetDevices } from '../db/queries/devices.ts';
import type { Tables } from '../db/tables.ts';
import { queueNotice } from '../documents/notice-mail.ts';
import type { Visitor } from '../http/visitor.ts';
import { recoverySubjects } from '../lockout/subjects.ts';
import { clearTries } from '../lockout/tries.ts';
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts';
import { faultsOfPassword } from '../passwords/unwelcome-passwords.ts';
import { refuseAndRecord } from '../recovery/refuse-and-record.ts';
import { type ResetTicket, requireResetTicket } from '../recovery/reset-ticket.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { spendTicket, spendTicketsOf } from '../tickets/tickets.ts';

/**
 * Step 3 of recovering a password: sets it, once. Ends every session, forgets the devices that were remembered, uses up
 * all other tickets of the account, lifts the suspension that a reset by mail is asked for, and tells the owner. It signs
 * nobody in (docs/decisions/0019), and a lock stays.
 *
 * @throws Refusal ticketInvalid; passwordRefused with the faults, which leaves the ticket good; loginLockout while signing
 * in is locked.
 */
export async function resetByTicket(
  input: CallInput<typeof ticketUpdatePassword>,
  visitor: Visitor,
  services: Services,
): Promise<CallReply<typeof ticketUpdatePassword>> {
  const { database, settings } = services;
  const ticket = await requireResetTicket(input, visitor, services);
  const { username } = ticket.profile;
  const named = input.userName ?? '';
  const refuse = (refusal: Refusal, reason: string): Promise<never> => {
    const accountId = ticket.account.account_id;
    const record = { event: 'passwordResetRefused', accountId, actor: 'visitor', details: { reason } } as const;
    return refuseAndRecord(refusal, record, visitor, services);
  };
  if (named !== '' && foldUsername(named) !== foldUsername(username)) {
    await refuse(new Refusal('ticketInvalid'), 'username');
  }
  const passwordFaults = await faultsOfNew(input.password, ticket, settings.secret);
  if (passwordFaults.length > 0) {
    await refuse(new Refusal('passwordRefused', ['password'], undefined, { passwordFaults }), 'newPassword');
  }
  const hash = await hashPassword(settings.secret, input.password);
  const isDone = await database.db
    .transaction()
    .execute((trx) => replacePassword(trx, hash, ticket, visitor, services));
  return isDone ? { userName: username } : refuse(new Refusal('ticketInvalid'), 'ticket');
}

async function faultsOfNew(
  password: string,
  { account, profile }: ResetTicket,
  secret: string,
): Promise<PasswordFault[]> {
  const faults = faultsOfPassword(password, profile);
  const isInUse = faults.length === 0 && (await verifyPassword(secret, account.password_hash, password));
  return isInUse ? ['same'] : faults;
}

/** Returns false, and changes nothing, where the ticket was used up meanwhile. */
async function replacePassword(
  trx: Transaction<Tables>,
  hash: string,
  { search, account, profile, purpose }: ResetTicket,
  visitor: Visitor,
  services: Services,
): Promise<boolean> {
  const { ports, settings } = services;
  const { secret, now } = search;
  const accountId = account.account_id;
  const isByLink = purpose === 'reset-link';
  // Held first, so that a suspension or another reset at the same moment comes before or after.
  const held = await lockForSignIn(trx, accountId);
  if ((await spendTicket(trx, search)) === null) return false;
  await setPassword(trx, {
    accountId,
    hash,
    at: now,
    recoveredByEmail: isByLink,
    ...(isByLink && held?.standing === 'mustReset' ? { standing: 'active' } : {}),
  });
  await endSessions(trx, accountId);
  await forgetDevices(trx, accountId);
  await spendTicketsOf(trx, accountId, now);
  const tries = recoverySubjects(secret, usernameKey(secret, profile.username), visitor.address);
  await clearTries(
    trx,
    tries.map(({ key }) => key),
  );
  await queueNotice(trx, ports.jobs, profile, 'passwordChanged', settings);
  const details = { by: isByLink ? 'link' : 'answer' };
  const entry = { event: 'passwordReset', accountId, actor: 'visitor', details } as const;
  await appendAudit(trx, auditContext(visitor, services), entry);
  return true;
}
