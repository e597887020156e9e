import type { InputOf, ReplyOf } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { forgetDevices } from '../queries/devices.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { requireSession } from '../sessions/require-session.ts';

/**
 * Forgets one device, or all of them including this one. The next sign-in there counts as from an unfamiliar device and
 * takes every step.
 *
 * @throws Refusal unknownSession, also for devices of other accounts.
 */
export async function forgetDevice(
  { deviceId }: InputOf<'forgetDevice'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'forgetDevice'>> {
  const { accountId } = requireSession(visitor);
  if (deviceId !== undefined && !isUuid(deviceId)) throw new Refusal('unknownSession');
  await services.database.db.transaction().execute(async (trx) => {
    const known = await forgetDevices(trx, accountId, { deviceId });
    if (deviceId !== undefined && known === 0) throw new Refusal('unknownSession');
    const details = { all: deviceId === undefined };
    const entry = { event: 'deviceForgotten', accountId, actor: 'account', details } as const;
    await appendAudit(trx, auditContext(visitor, services), entry);
  });
  return {};
}
