import { ANY_PROVIDER, type EstimateModel, type InputOf } from '@portico/contract';
import { providersFor, requireLocation } from '../services/locations.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { EstimateServices } from '../services.ts';
import { requireWorkingEstimate, writeChoice } from '../owned-estimate.ts';
import { presentEstimate } from '../model/present-estimate.ts';
import { requireService } from '../services/require-service.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

/**
 * Chooses the provider of an estimate, one of its location and of the service's specialty, or any. Of a saved estimate it is the provider of a copy.
 *
 * @throws Refusal unknownProvider, also where no location is chosen yet.
 */
export async function updateProvider(
  input: InputOf<'updateProvider'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<EstimateModel> {
  const owner = await requireEstimateOwner(input.token, visitor, services);
  const estimate = await requireWorkingEstimate(owner, input.estimateId, services);
  const service = await requireService(estimate.template, services);
  if (estimate.location_id === null) throw new Refusal('unknownProvider');
  const location = requireLocation(services.settings.healthSystem, estimate.location_id);
  const isAny = input.chosenId === ANY_PROVIDER;
  const provider = providersFor(location, service.specialty).find((each) => each.id === input.chosenId);
  if (!provider && !isAny) throw new Refusal('unknownProvider');
  const { service_area, location_id } = estimate;
  const choice = { service_area, location_id, provider_id: provider?.id ?? null };
  const updated = await writeChoice(estimate, choice, services);
  return presentEstimate(updated, service, { owner, language: visitor.language }, services);
}
