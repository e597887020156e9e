import type { InputOf, ReplyOf } from '@portico/contract';
import { recordNoticeForm } from '@portico/rules';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { refuseAndRecord } from '../../platform/audit/refuse-and-record.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { limits } from '../../platform/limits/limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireFields } from '../../platform/require-fields.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { freezeByNotice } from '../record-notice/freeze.ts';
import { noticeHash } from '../record-notice/record-notice-job.ts';

/**
 * "This was not me": freezes the account that opens a patient's record, by the code of a notice. Nobody needs to be
 * signed in, and a second time it succeeds without a change.
 *
 * @throws Refusal malformedRequest for what is no code; tooManyRequests after too many codes from one browser or address;
 * noticeInvalid for every code that does not count, whatever the reason.
 */
export async function freezeAccount(
  input: InputOf<'freezeAccount'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'freezeAccount'>> {
  const { database, ports, settings } = services;
  const { noticeCode } = requireFields(recordNoticeForm, input, {});
  await requireTriesLeft(visitor, services);
  const context = auditContext(visitor, services);
  const frozen = await database.db.transaction().execute(async (trx) => {
    const found = await freezeByNotice(trx, noticeHash(noticeCode), { now: context.now, ports, settings });
    if (found?.isNew === true) {
      const { accountId } = found;
      await appendAudit(trx, context, {
        event: 'accountFrozen',
        accountId,
        actor: 'visitor',
        details: { by: 'notice' },
      });
    }
    return found;
  });
  if (frozen !== null) return {};
  const record = { event: 'accountFreezeRefused', accountId: null, actor: 'visitor' } as const;
  return refuseAndRecord(new Refusal('noticeInvalid'), record, visitor, services);
}

/** Counts a code before it is looked at. Codes are too long to guess; this keeps the audit trail from being flooded. */
async function requireTriesLeft(
  { address, browserId }: Visitor,
  { database, ports, settings }: Services,
): Promise<void> {
  const uses = [
    { key: limitKey(settings.keys, `freeze:address:${address}`), limit: limits.freezesOfAddress.number },
    { key: limitKey(settings.keys, `freeze:browser:${browserId}`), limit: limits.freezesOfBrowser.number },
  ];
  await requireUseBelow(database.db, uses, ports.clock.now(), limits.freezesOfBrowser.window);
}
