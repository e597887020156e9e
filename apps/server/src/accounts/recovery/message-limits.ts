import type { Transaction } from 'kysely';
import { limitKey } from '../../platform/limits/limit-key.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { HOUR_SECONDS } from '../../platform/time.ts';

/**
 * Limits of recovery messages in an hour, for one browser and for one network address, which a clinic's front desk may
 * share. The limit of one account is applied where the message is written (recovery-message.ts), so that no reply
 * reveals it.
 */
const MAXIMUM_AN_HOUR = { browser: 5, address: 20 };

/** @throws Refusal tooManyRequests beyond the messages of an hour, with the seconds to wait. */
export async function countMessage(
  trx: Transaction<Tables>,
  { address, browserId }: Visitor,
  { ports, settings }: Services,
): Promise<void> {
  const limits = [
    { key: limitKey(settings.secret, `recovery:address:${address}`), limit: MAXIMUM_AN_HOUR.address },
    { key: limitKey(settings.secret, `recovery:browser:${browserId}`), limit: MAXIMUM_AN_HOUR.browser },
  ];
  await requireUseBelow(trx, limits, ports.clock.now(), HOUR_SECONDS);
}
