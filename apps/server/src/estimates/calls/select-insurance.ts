import { type InputOf, type ReplyOf, textOf } from '@portico/contract';
import { requireLocation, requireServiceArea } from '../services/locations.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { insuranceViewOf } from '../insurance/insurance-of-estimate.ts';
import { payorModels } from '../insurance/payors.ts';
import type { EstimateServices } from '../services.ts';
import { openWorkingEstimate } from '../open-working-estimate.ts';
import { requireService } from '../services/require-service.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

/**
 * The payors to choose from, and the estimate that the insurance is for, found or begun. One that has an insurance already, or
 * whose check is under way, leads on to the details page (spec §4), unless the visitor comes from there to change it.
 */
export async function selectInsurance(
  input: InputOf<'selectInsurance'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<ReplyOf<'selectInsurance'>> {
  const system = services.settings.healthSystem;
  const area = requireServiceArea(system, input.svcArea);
  const location = input.location === undefined ? null : requireLocation(system, input.location);
  const owner = await requireEstimateOwner(input.token, visitor, services);
  const service = await requireService(input.template, services);
  const isOwnLink = owner.kind === 'guest' ? input.token !== undefined : !visitor.isSentByOthers;
  const opening = { known: null, area, location, isOwnLink, service };
  const estimate = await openWorkingEstimate(opening, owner, services);
  const insurance = await insuranceViewOf(estimate, services);
  const { language } = visitor;
  return {
    ...payorModels(system, language),
    estimateId: estimate.id,
    ServiceName: textOf(service.name, language),
    ServiceNameLanguage: service.nameLanguage ?? language,
    LocationName: system.locations.find(({ id }) => id === estimate.location_id)?.name ?? '',
    Estimate: insurance !== null && insurance.benefits !== null && !input.fromDetails ? estimate.id : null,
    CurrentInsurance: insurance?.current ?? null,
    Configuration: { EligibilityTimeout: system.rteTimeoutSeconds, CustomerServicePhone: system.phones.estimates },
  };
}
