import type { InputOf, ReplyOf } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { findAccount } from '../../accounts/queries/accounts.ts';
import { queueNoticeOfRecord } from '../../accounts/queue-notice.ts';
import { holdFactors } from '../../accounts/queries/second-factors.ts';
import { demandOfSessions } from '../../accounts/two-step/demanded.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { accessNoticeJob } from '../access-notice-job.ts';
import { upsertProxy } from '../queries/proxies.ts';
import { answerInvite } from '../queries/proxy-invites.ts';
import { type OwnInvite, requireOwnInvite } from '../require-invite.ts';

type Answer = InputOf<'answerProxyInvite'>['answer'];

/**
 * Accepts or declines an invitation, once, as the person to whom it was sent. If two answer at the same moment, one is
 * refused. The patient is told of an acceptance, and so is everything on file of them.
 *
 * @throws Refusal as requireOwnInvite.
 */
export async function answerProxyInvite(
  { inviteCode, answer }: InputOf<'answerProxyInvite'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'answerProxyInvite'>> {
  const own = await requireOwnInvite(inviteCode, visitor, services);
  await takeInvite(own, answer, visitor, services);
  return { patientName: own.patient.fullName };
}

async function takeInvite(
  { invite, patient, accountId }: OwnInvite,
  answer: Answer,
  visitor: Visitor,
  services: Services,
): Promise<void> {
  const { database, ports, settings } = services;
  const context = { ...auditContext(visitor, services), proxy: accountId };
  const { now } = context;
  const { hash, patientAccountId, scopes, basis, privateFrom, privateScopes, endsAt } = invite;
  await database.db.transaction().execute(async (trx) => {
    // A sign-in that has begun, or a factor that is being added, is over before the sessions are looked at.
    await holdFactors(trx, accountId);
    if (!(await answerInvite(trx, { hash, accountId, answer, now }))) throw new Refusal('unknownInvite');
    if (answer === 'accept') {
      await upsertProxy(trx, {
        account_id: accountId,
        patient_account_id: patientAccountId,
        scopes,
        basis,
        private_from: privateFrom,
        private_scopes: privateScopes,
        since: now,
        ends_at: endsAt,
      });
      const account = await findAccount(trx, accountId);
      if (account !== undefined) await demandOfSessions(trx, settings.healthSystem, account, now);
      await queueNoticeOfRecord(trx, ports.jobs, patient, 'proxyAccepted', settings);
      const notice = { patientAccountId, since: now.toISOString(), endsAt: endsAt.toISOString() };
      await ports.jobs.enqueue(trx, accessNoticeJob.of({ id: randomUUID(), ...notice }));
    }
    const event = answer === 'accept' ? 'proxyInviteAccepted' : 'proxyInviteDeclined';
    await appendAudit(trx, context, { event, accountId: patientAccountId, actor: 'account' });
  });
}
