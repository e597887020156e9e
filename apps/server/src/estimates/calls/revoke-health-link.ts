import type { InputOf, ReplyOf } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { deleteHealthLink } from '../queries/health-links.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';
import type { EstimateServices } from '../services.ts';

/** Takes a link back: from now on nobody opens it. What somebody has opened before is theirs. One that is not there, or not the visitor's, is taken back already. */
export async function revokeHealthLink(
  { token, linkId }: InputOf<'revokeHealthLink'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<ReplyOf<'revokeHealthLink'>> {
  const owner = await requireEstimateOwner(token, visitor, services);
  await services.database.db.transaction().execute(async (trx) => {
    if (!isUuid(linkId) || !(await deleteHealthLink(trx, owner.ownerId, linkId))) return;
    const accountId = owner.kind === 'account' ? owner.ownerId : null;
    const actor = owner.kind === 'account' ? 'account' : 'visitor';
    await appendAudit(trx, auditContext(visitor, services), { event: 'healthLinkRevoked', accountId, actor });
  });
  return {};
}
