import type { EstimateModel } from '@portico/contract';
import type { DetailsParams } from './details-params.ts';

/**
 * What the address of an estimate says, so that reloading and going back show it again. One that is saved goes by its id; the
 * copy that a change of it makes (docs/decisions/0029) goes by its service and location, as all that are not saved.
 *
 * @param params what the address said before.
 */
export function addressOf(model: EstimateModel, params: DetailsParams): DetailsParams {
  const place = { svcArea: model.ServiceAreaId, location: model.CurrentLocationId };
  const { estimate, ...others } = params;
  if (estimate === undefined || model.SavedEstimateId !== '') return { ...params, ...place };
  return { ...others, ...place, template: model.templateId };
}
