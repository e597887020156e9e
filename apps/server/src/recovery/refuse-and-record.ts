import { type AuditRecord, appendAudit } from '../audit/append-audit.ts';
import type { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

/**
 * Writes a refusal into the audit trail, then refuses.
 *
 * @throws Refusal the one given, always.
 */
export async function refuseAndRecord(
  refusal: Refusal,
  record: AuditRecord,
  { database, ports, settings }: Services,
): Promise<never> {
  const context = { secret: settings.secret, now: ports.clock.now() };
  await database.db.transaction().execute((trx) => appendAudit(trx, context, record));
  throw refusal;
}
