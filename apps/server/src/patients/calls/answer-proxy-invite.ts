import type { InputOf, ReplyOf } from '@portico/contract';
import type { Transaction } from 'kysely';
import type { SealedProfile } from '../../accounts/profile.ts';
import { fullName } from '../../accounts/full-name.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import { findAccount } from '../../accounts/queries/accounts.ts';
import { upsertProxy } from '../queries/proxies.ts';
import { answerInvite } from '../queries/proxy-invites.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { requireSession } from '../../accounts/sessions/require-session.ts';

/**
 * Accepts or declines an invitation, once. If two people answer at the same moment, one is refused.
 *
 * @throws Refusal unknownInvite: the same for an unknown, answered or expired invitation and for the patient's own.
 */
export async function answerProxyInvite(
  { inviteCode, answer }: InputOf<'answerProxyInvite'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'answerProxyInvite'>> {
  const { database, settings } = services;
  const { accountId } = requireSession(visitor);
  const context = auditContext(visitor, services);
  // The refusal is thrown after the commit, so that its entry in the audit trail stays.
  const patientName = await database.db.transaction().execute(async (trx) => {
    const patient = await takeInvite(trx, { inviteCode, answer, accountId, now: context.now });
    if (patient === null) {
      await appendAudit(trx, context, { event: 'proxyInviteRefused', accountId, actor: 'account' });
      return null;
    }
    const event = answer === 'accept' ? 'proxyInviteAccepted' : 'proxyInviteDeclined';
    await appendAudit(trx, context, { event, accountId, actor: 'account', details: { patient: patient.account_id } });
    return fullName(settings.keys, patient);
  });
  if (patientName === null) throw new Refusal('unknownInvite');
  return { patientName };
}

/**
 * Records the answer and, if the invitation is accepted, gives the person access. Returns the patient's account; null
 * if the invitation cannot be answered.
 */
async function takeInvite(
  trx: Transaction<Tables>,
  given: InputOf<'answerProxyInvite'> & { accountId: string; now: Date },
): Promise<SealedProfile | null> {
  const { inviteCode, answer, accountId, now } = given;
  const invite = await answerInvite(trx, hashOf(inviteCode), accountId, answer, now);
  const patient = invite && (await findAccount(trx, invite.patientAccountId));
  if (invite === undefined || patient === undefined) return null;
  if (answer === 'accept') {
    const { scope } = invite;
    await upsertProxy(trx, { account_id: accountId, patient_account_id: patient.account_id, scope, since: now });
  }
  return patient;
}
