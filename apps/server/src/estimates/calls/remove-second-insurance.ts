import type { EstimateModel, InputOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { isMeant, withoutSecond } from '../figures/insurance-places.ts';
import { replacedExpiresAt } from '../insurance/save-insurance.ts';
import { requireInsurableEstimate } from '../owned-estimate.ts';
import { payWith } from '../pay-with.ts';
import { takeSecondOffFile } from '../queries/insurances.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';
import type { EstimateServices } from '../services.ts';

/**
 * Makes an estimate with its first insurance alone, and takes the second off file. Where the one to be removed is not second any more,
 * the estimate stays as it is.
 */
export async function removeSecondInsurance(
  input: InputOf<'removeSecondInsurance'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<EstimateModel> {
  const owner = await requireEstimateOwner(input.token, visitor, services);
  const estimate = await requireInsurableEstimate(owner, input.estimateId, services);
  const { second_insurance_id: id } = estimate;
  const isRemoved = id !== null && isMeant(input.insuranceId, estimate, 'second');
  if (isRemoved) {
    const { database, ports } = services;
    await takeSecondOffFile(database.db, { owner_id: owner.ownerId, id }, replacedExpiresAt(ports.clock.now()));
  }
  const changes = isRemoved ? withoutSecond : {};
  return payWith(estimate, () => changes, { owner, language: visitor.language }, services);
}
