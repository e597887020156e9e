import type { EstimateModel, InputOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { atPlace, isMeant, swapped } from '../figures/insurance-places.ts';
import { insuranceViewOf } from '../insurance/insurance-of-estimate.ts';
import { requireInsurableEstimate } from '../owned-estimate.ts';
import { payWith } from '../pay-with.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';
import type { EstimateServices } from '../services.ts';

/**
 * Lets the second insurance of an estimate pay first. Medicaid stays second (42 USC 1396a(a)(25)), and so does one that the person did not
 * see: it may have come there in another tab, or by an insurer's answer.
 */
export async function swapInsurances(
  input: InputOf<'swapInsurances'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<EstimateModel> {
  const owner = await requireEstimateOwner(input.token, visitor, services);
  const estimate = await requireInsurableEstimate(owner, input.estimateId, services);
  const second = await insuranceViewOf(atPlace(estimate, 'second'), services);
  const staysSecond = second === null || second.isMedicaid || !isMeant(input.insuranceId, estimate, 'second');
  return payWith(
    estimate,
    (current) => (staysSecond ? {} : swapped(current)),
    { owner, language: visitor.language },
    services,
  );
}
