import type { EstimateModel, InputOf } from '@portico/contract';
import { requireLocation } from '../services/locations.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { EstimateServices } from '../services.ts';
import { chooseLocation, requireWorkingEstimate } from '../owned-estimate.ts';
import { presentEstimate } from '../model/present-estimate.ts';
import { requireService } from '../services/require-service.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

/**
 * Moves an estimate to any location of the system; its service area follows. A location that does not offer the service
 * gives an estimate that says so. Of a saved estimate a copy is moved.
 */
export async function updateLocation(
  input: InputOf<'updateLocation'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<EstimateModel> {
  const owner = await requireEstimateOwner(input.token, visitor, services);
  const estimate = await requireWorkingEstimate(owner, input.estimateId, services);
  const location = requireLocation(services.settings.healthSystem, input.chosenId);
  const service = await requireService(estimate.template, services);
  const moved = await chooseLocation(estimate, location.id, services, input.clearProvider);
  return presentEstimate(moved, service, { owner, language: visitor.language }, services);
}
