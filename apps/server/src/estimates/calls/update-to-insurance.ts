import type { EstimateModel, InputOf } from '@portico/contract';
import type { StoredEstimate } from '../queries/estimates.ts';
import { toldBenefits } from '../told-benefits.ts';
import type { EstimateInsurance } from '../queries/paid-estimates.ts';
import { findInsuranceOnFile } from '../queries/insurances.ts';
import type { EstimateOwner } from '../estimate-owner.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { EstimateServices } from '../services.ts';
import { payWith } from '../pay-with.ts';
import { requireInsurableEstimate } from '../owned-estimate.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

/**
 * Uses the insurance of an estimate again, or else the one on file, and clears the self-pay flag (spec §4). With `insurerBenefits`, the
 * insurer's benefits replace those entered by hand, where they are enough.
 */
export async function updateToInsurance(
  input: InputOf<'updateToInsurance'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<EstimateModel> {
  const owner = await requireEstimateOwner(input.token, visitor, services);
  const estimate = await requireInsurableEstimate(owner, input.estimateId, services);
  const changes = {
    is_self_pay: false,
    ...(await insuranceOnFile(estimate, owner, services)),
    ...(input.insurerBenefits ? await toldBenefits(estimate, input.second ? 'second' : 'first', services) : {}),
  };
  return payWith(estimate, () => changes, { owner, language: visitor.language }, services);
}

async function insuranceOnFile(
  { insurance_id }: StoredEstimate,
  { kind, ownerId }: EstimateOwner,
  { database }: EstimateServices,
): Promise<EstimateInsurance> {
  if (insurance_id !== null || kind === 'guest') return {};
  const onFile = await findInsuranceOnFile(database.db, ownerId);
  return onFile === undefined ? {} : { insurance_id: onFile.id, benefits: null };
}
