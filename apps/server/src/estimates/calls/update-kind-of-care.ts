import type { EstimateModel, InputOf } from '@portico/contract';
import { Refusal } from '../../platform/refusal.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { chosenKind } from '../figures/chosen-kind.ts';
import { requireWorkingEstimate } from '../owned-estimate.ts';
import { payWith } from '../pay-with.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';
import type { EstimateServices } from '../services.ts';
import { requireService } from '../services/require-service.ts';
import { toldBenefits } from '../told-benefits.ts';

/**
 * Stores which kind of care an estimate is of, where its code does not tell. What the insurer told can be enough for this kind though it
 * was not for all that were asked about.
 *
 * @throws Refusal malformedRequest for a kind that is no choice of this service.
 */
export async function updateKindOfCare(
  input: InputOf<'updateKindOfCare'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<EstimateModel> {
  const owner = await requireEstimateOwner(input.token, visitor, services);
  const estimate = await requireWorkingEstimate(owner, input.estimateId, services);
  const kind = chosenKind(await requireService(estimate.template, services), input.kindOfCare);
  if (kind === null) throw new Refusal('malformedRequest', ['kindOfCare']);
  const chosen = { ...estimate, kind_of_care: kind };
  const told = estimate.benefits === null ? await toldBenefits(chosen, 'first', services) : {};
  const toldBySecond = estimate.second_benefits === null ? await toldBenefits(chosen, 'second', services) : {};
  return payWith(
    estimate,
    () => ({ kind_of_care: kind, ...told, ...toldBySecond }),
    { owner, language: visitor.language },
    services,
  );
}
