import type { Transaction } from 'kysely';
import { limitKey } from '../../platform/limits/limit-key.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { type UseLimit, requireUseBelow } from '../../platform/db/use-limits.ts';
import type { EstimateOwner } from '../estimate-owner.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { limits } from '../../platform/limits/limits.ts';

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
  { ports, settings: { keys, inquiriesPerHour } }: Pick<Services, 'ports' | 'settings'>,
): Promise<void> {
  const uses: UseLimit[] = [
    { key: limitKey(keys, `inquiry:address:${address}`), limit: inquiriesPerHour * limits.ownersPerAddress.number },
    { key: limitKey(keys, `inquiry:owner:${ownerId}`), limit: inquiriesPerHour },
  ];
  await requireUseBelow(trx, uses, ports.clock.now(), limits.inquiries.window);
}
