import type { InputOf, ReplyOf } from '@portico/contract';
import { proxyInviteForm } from '@portico/rules';
import { requireOwnAccount } from '../../accounts/own-account.ts';
import { holdSecurityPoints } from '../../accounts/queries/accounts.ts';
import { requireRecentPassword } from '../../accounts/sessions/require-recent-password.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { limits } from '../../platform/limits/limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireFields } from '../../platform/require-fields.ts';
import type { Services } from '../../platform/services.ts';
import { DAY_SECONDS, dayIn, secondsAfter } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { isInvitee } from '../invitee.ts';
import { isFull, sendInvite } from '../send-invite.ts';

/**
 * Invites somebody, by mail, to look after the record of the signed-in person.
 *
 * @throws Refusal passwordNeeded; malformedRequest, naming the fields, also for the person's own address and birth date;
 * tooManyProxies; tooManyRequests.
 */
export async function inviteProxy(
  { scopes, ...input }: InputOf<'inviteProxy'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'inviteProxy'>> {
  const { database, ports, settings } = services;
  const now = ports.clock.now();
  const { accountId, session, profile } = await requireOwnAccount(visitor, services);
  requireRecentPassword(session, now);
  const today = dayIn(settings.healthSystem.timeZone, now);
  const { name, email, dateOfBirth: birthDate, days } = requireFields(proxyInviteForm, input, { today });
  const invitee = { name, email, birthDate };
  if (isInvitee(invitee, profile)) throw new Refusal('malformedRequest', ['email']);
  await database.db.transaction().execute(async (trx) => {
    const uses = [
      { key: limitKey(settings.keys, `proxy invites:${accountId}`), limit: limits.proxyInvitesSent.number },
    ];
    await requireUseBelow(trx, uses, now, limits.proxyInvitesSent.window);
    await holdSecurityPoints(trx, accountId);
    if (await isFull(trx, accountId, now)) throw new Refusal('tooManyProxies');
    const { language } = visitor;
    await sendInvite(
      trx,
      {
        patientAccountId: accountId,
        patient: { ...profile, hasAccount: true },
        invitee,
        scopes,
        basis: 'patient',
        endsAt: secondsAfter(now, Number(days) * DAY_SECONDS),
        language,
      },
      { settings, jobs: ports.jobs, now },
    );
    const entry = {
      event: 'proxyInviteSent',
      accountId,
      actor: 'account',
      details: { scope: scopes.join(' ') },
    } as const;
    await appendAudit(trx, auditContext(visitor, services), entry);
  });
  return {};
}
