import type { Transaction } from 'kysely';
import { limitKey } from '../../platform/limits/limit-key.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { HOUR_SECONDS } from '../../platform/time.ts';

/**
 * Messages of recovery in an hour from one browser, and from one network address, which a clinic's desk may share. What one
 * account gets is capped where the message is written (jobs/recovery-message.ts), so that no reply tells of it.
 */
const MAXIMUM_AN_HOUR = { browser: 5, address: 20 };

/** @throws Refusal tooManyRequests, with the seconds to wait, beyond MAXIMUM_AN_HOUR. */
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
