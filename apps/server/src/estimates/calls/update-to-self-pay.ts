import type { EstimateModel, InputOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { EstimateServices } from '../services.ts';
import { payWith } from '../pay-with.ts';
import { requireWorkingEstimate } from '../owned-estimate.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

/** Shows the price without insurance, and sets the self-pay flag (spec §4). The insurance stays, to be used again. */
export async function updateToSelfPay(
  input: InputOf<'updateToSelfPay'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<EstimateModel> {
  const owner = await requireEstimateOwner(input.token, visitor, services);
  const estimate = await requireWorkingEstimate(owner, input.estimateId, services);
  return payWith(estimate, () => ({ is_self_pay: true }), { owner, language: visitor.language }, services);
}
