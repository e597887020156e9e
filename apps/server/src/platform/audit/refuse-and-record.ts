import { type AuditRecord, appendAudit, auditContext } from './append-audit.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

/**
 * Writes a refusal into the audit trail, then throws it.
 *
 * @throws Refusal always, the one given.
 */
export async function refuseAndRecord(
  refusal: Refusal,
  record: AuditRecord,
  visitor: Pick<Visitor, 'address'>,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<never> {
  const context = auditContext(visitor, services);
  await services.database.db.transaction().execute((trx) => appendAudit(trx, context, record));
  throw refusal;
}
