import type { EstimateModel, StateParams } from '@portico/contract';
import { writeHexText } from '../estimates-base/hex-text.ts';
import type { DetailsParams } from './details-params.ts';

/** What the insurance page needs to change an estimate's insurance and to come back to it (spec §2: fromDetails). */
export function entryParams(model: EstimateModel, { token }: DetailsParams): StateParams<'estimates-insurance'> {
  return {
    svcArea: model.ServiceAreaId,
    template: model.templateId,
    fromDetails: '1',
    tDesc: writeHexText(model.ServiceName),
    ...(model.CurrentLocationId === '' ? {} : { location: model.CurrentLocationId }),
    ...(token === undefined ? {} : { token }),
  };
}
