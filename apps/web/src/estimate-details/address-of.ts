import type { EstimateModel } from '@portico/contract';
import type { DetailsParams } from './details-params.ts';

/**
 * The address of an estimate, so that reloading and going back show it again. A saved estimate is named by its id. The
 * copy that a change of it makes (docs/decisions/0029) is named by its service and location, as all that are not saved.
 *
 * @param params the parameters of the address so far.
 */
export function addressOf(model: EstimateModel, params: DetailsParams): DetailsParams {
  const place = { svcArea: model.ServiceAreaId, location: model.CurrentLocationId };
  const { estimate, ...others } = params;
  if (estimate === undefined || model.SavedEstimateId !== '') return { ...params, ...place };
  return { ...others, ...place, template: model.templateId };
}
