import { randomUUID } from 'node:crypto';
import type { EstimateOwner } from './estimate-owner.ts';
import { expiryOfWorking } from './owned-estimate.ts';
import type { StoredEstimate } from './queries/estimates.ts';
import { startingPayment } from './starting-payment.ts';
import type { Services } from '../platform/services.ts';

/**
 * A working estimate of a service as it would be begun now, without a location. Nothing is written.
 *
 * @param same the owner's newest estimate of the same service, wherever that is.
 */
export async function newEstimate(
  { ownerId, kind }: Pick<EstimateOwner, 'ownerId' | 'kind'>,
  { service_area, template }: Pick<StoredEstimate, 'service_area' | 'template'>,
  same: StoredEstimate | undefined,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<StoredEstimate> {
  const now = services.ports.clock.now();
  const fresh = {
    id: randomUUID(),
    owner_kind: kind,
    owner_id: ownerId,
    service_area,
    template,
    location_id: null,
    provider_id: null,
    disclaimer_accepted: false,
    saved_at: null,
    saved_figures: null,
    saved_by: null,
    valid_until: null,
    created_at: now,
    updated_at: now,
    expires_at: expiryOfWorking(now, services),
  } as const;
  return { ...fresh, ...(await startingPayment(fresh, same, services)) };
}
