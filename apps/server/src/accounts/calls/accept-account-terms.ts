import type { InputOf, ReplyOf } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import { acceptedTerms } from '../../platform/terms/accepted-terms.ts';
import type { Services } from '../../platform/services.ts';
import { acceptChangedTerms } from '../queries/accounts.ts';
import { requireSession } from '../sessions/require-session.ts';

/**
 * Accepts the terms in the version that the person has read (issue 12, point 11).
 *
 * @throws Refusal signInRequired; outOfTurn if the terms have changed since they were read.
 */
export async function acceptAccountTerms(
  { version }: InputOf<'acceptAccountTerms'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'acceptAccountTerms'>> {
  const { accountId } = requireSession(visitor);
  const { terms, database } = services;
  const accepted = await acceptedTerms(terms, 'account', version, visitor);
  // Whoever accepts what has just ended would be asked for the new ones at once.
  if (terms.isDue(version)) throw new Refusal('outOfTurn');
  const context = auditContext(visitor, services);
  await database.db.transaction().execute(async (trx) => {
    if (!(await acceptChangedTerms(trx, accountId, { version, now: context.now }))) return;
    await appendAudit(trx, context, { event: 'termsAccepted', accountId, actor: 'account', details: { ...accepted } });
  });
  return {};
}
