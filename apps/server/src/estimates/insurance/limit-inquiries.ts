import type { Transaction } from 'kysely';
import { limitKey } from '../../platform/limits/limit-key.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { type UseLimit, requireUseBelow } from '../../platform/db/use-limits.ts';
import type { EstimateOwner } from '../estimate-owner.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { HOUR_SECONDS } from '../../platform/time.ts';

/** Many people share one address (a clinic's desk, a phone network), so it may ask this many times as often as one of them. */
const OWNERS_PER_ADDRESS = 5;

/**
 * Counts an inquiry for its owner, a browser or an account, and for the network address. An insurer tells benefits to every caller
 * with a member's number, name and birthday: the limit keeps strangers from trying numbers here, and from using the portal as a relay.
 *
 * @throws Refusal tooManyRequests, with the seconds to wait, beyond `inquiriesPerHour`.
 */
export async function limitInquiries(
  trx: Transaction<Tables>,
  { ownerId }: EstimateOwner,
  { address }: Visitor,
  { ports, settings: { secret, inquiriesPerHour } }: Pick<Services, 'ports' | 'settings'>,
): Promise<void> {
  const limits: UseLimit[] = [
    { key: limitKey(secret, `inquiry:address:${address}`), limit: inquiriesPerHour * OWNERS_PER_ADDRESS },
    { key: limitKey(secret, `inquiry:owner:${ownerId}`), limit: inquiriesPerHour },
  ];
  await requireUseBelow(trx, limits, ports.clock.now(), HOUR_SECONDS);
}
