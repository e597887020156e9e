import type { InputOf, SignInOutcome } from '@portico/contract';
import type { Transaction } from 'kysely';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { ByIdentity } from '../identities/by-identity.ts';
import { spendSignInTicket } from '../identities/sign-in-ticket.ts';
import { listIdentities } from '../queries/account-identities.ts';
import { holdAccount } from '../queries/closed-accounts.ts';
import { lockForFirstStep } from '../queries/accounts-of-sign-in.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { refuseSuspended } from '../sign-in/refuse-suspended.ts';
import { findTicket } from '../tickets.ts';
import { beginSecondStep, rememberHashOf } from '../two-step/second-step.ts';

/**
 * Signs in to the account to which an identity provider has led this browser, in place of the password: the second step, what is due
 * and a suspension are as after it. Locks do not hold here: nobody guesses at what the identity provider has signed, so no stranger
 * keeps the owner out (docs/decisions/0175).
 *
 * @throws Refusal ticketInvalid for a ticket that was used, has expired, is another browser's or was ended; loginSuspended.
 */
export async function signInByIdentity(
  { ticket: token, deviceId }: InputOf<'signInByIdentity'>,
  visitor: Visitor,
  services: Services,
): Promise<SignInOutcome> {
  const { database, ports, settings } = services;
  const search = { token, purposes: ['identity-sign-in'], browserHash: hashOf(visitor.browserId) } as const;
  // A refusal is returned, not thrown: thrown inside, it would roll back its entry in the audit trail.
  const outcome = await database.db.transaction().execute(async (trx) => {
    const told = { ...search, keys: settings.keys, now: ports.clock.now() };
    // The account is held before its ticket, as by whoever unlinks what led here.
    const found = await findTicket(trx, told);
    if (found?.accountId == null) return new Refusal('ticketInvalid');
    await holdAccount(trx, found.accountId);
    const spent = await spendSignInTicket(trx, told);
    return spent === null ? new Refusal('ticketInvalid') : goOn(trx, { ...spent, deviceId }, visitor, services);
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

async function goOn(
  trx: Transaction<Tables>,
  { accountId, deviceId, identity }: { accountId: string; deviceId: string | undefined; identity: ByIdentity },
  visitor: Visitor,
  services: Services,
): Promise<SignInOutcome | Refusal> {
  const context = auditContext(visitor, services);
  const by = { identityProvider: identity.provider };
  const held = await lockForFirstStep(trx, accountId, rememberHashOf(visitor, accountId), context.now);
  if (held === undefined) return new Refusal('ticketInvalid');
  // It may have been unlinked since the browser came back.
  const linked = await listIdentities(trx, accountId);
  if (!linked.some(({ provider_id }) => provider_id === identity.provider)) return new Refusal('ticketInvalid');
  if (held.standing !== 'active') {
    const details = { ...by, reason: held.standing };
    await appendAudit(trx, context, { event: 'signInRefused', accountId, actor: 'visitor', details });
    return held.standing === 'closed' ? new Refusal('ticketInvalid') : refuseSuspended(held.standing);
  }
  if (!held.needs_second_step) {
    return completeSignIn(trx, { accountId, deviceId, shownFactor: null, identity, held }, visitor, services);
  }
  await beginSecondStep(trx, accountId, visitor, context.now, identity);
  await appendAudit(trx, context, { event: 'secondStepBegun', accountId, actor: 'visitor', details: by });
  return { action: 'twoStepVerification', twoFactorRequired: true, emergencyRoomAdmitted: false };
}
