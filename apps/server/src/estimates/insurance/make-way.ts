import type { Transaction } from 'kysely';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Services } from '../../platform/services.ts';
import type { EstimateOwner } from '../estimate-owner.ts';
import { giveUpInquiry, type StoredInquiry } from '../queries/inquiries.ts';
import { unsealOutcome } from './outcome.ts';

/**
 * Whether a new inquiry takes the place of the last one about the same: its failure is known, and the insurer may be asked again at once
 * (decision 72). The last one is given up, so that its further tries do not go out beside those of the new one.
 */
export async function makeWay(
  trx: Transaction<Tables>,
  last: StoredInquiry,
  { kind, ownerId }: Pick<EstimateOwner, 'kind' | 'ownerId'>,
  { ports, settings: { keys } }: Pick<Services, 'ports' | 'settings'>,
): Promise<boolean> {
  const outcome = unsealOutcome(keys, last);
  if (outcome?.mayAskAgain !== true) return false;
  if (last.state === 'failed') return true;
  const now = ports.clock.now();
  // Another process may be sending it again at this moment.
  if (!(await giveUpInquiry(trx, last, now))) return false;
  await appendAudit(
    trx,
    { keys, now },
    {
      event: 'eligibilityAnswered',
      accountId: kind === 'account' ? ownerId : null,
      actor: 'system',
      details: { inquiry: last.id, reason: outcome.reason },
    },
  );
  return true;
}
