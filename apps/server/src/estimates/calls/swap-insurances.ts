import type { EstimateModel, InputOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { atPlace, swapped } from '../figures/insurance-places.ts';
import { insuranceViewOf } from '../insurance/insurance-of-estimate.ts';
import { requireInsurableEstimate } from '../owned-estimate.ts';
import { payWith } from '../pay-with.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';
import type { EstimateServices } from '../services.ts';

/** Lets the second insurance of an estimate pay first. Medicaid stays second (42 CFR 433.139). */
export async function swapInsurances(
  input: InputOf<'swapInsurances'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<EstimateModel> {
  const owner = await requireEstimateOwner(input.token, visitor, services);
  const estimate = await requireInsurableEstimate(owner, input.estimateId, services);
  const second = await insuranceViewOf(atPlace(estimate, 'second'), services);
  const staysSecond = second === null || second.isMedicaid;
  return payWith(
    estimate,
    (current) => (staysSecond ? {} : swapped(current)),
    { owner, language: visitor.language },
    services,
  );
}
