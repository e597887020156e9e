import type { EstimateModel, InputOf } from '@portico/contract';
import type { StoredEstimate } from '../queries/estimates.ts';
import type { EstimateInsurance } from '../queries/paid-estimates.ts';
import { findInsuranceOnFile } from '../queries/insurances.ts';
import type { EstimateOwner } from '../estimate-owner.ts';
import { sealBenefits } from '../figures/plan-benefits.ts';
import { serviceTypesOfId } from '../figures/service-types-of.ts';
import { isSettled } from '../figures/settled-benefits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { insuranceViewOf } from '../insurance/insurance-of-estimate.ts';
import type { EstimateServices } from '../services.ts';
import { payWith } from '../pay-with.ts';
import { requireInsurableEstimate } from '../owned-estimate.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

/**
 * Uses the insurance of an estimate again, and clears the self-pay flag (spec §4): the one that it has, or the one on file.
 * With `insurerBenefits` what the insurer told takes the place of what was entered by hand, where it is enough.
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
    ...(input.insurerBenefits ? await benefitsOfInsurer(estimate, services) : {}),
  };
  return payWith(estimate, changes, { owner, language: visitor.language }, services);
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

async function benefitsOfInsurer(estimate: StoredEstimate, services: EstimateServices): Promise<EstimateInsurance> {
  const told = (await insuranceViewOf(estimate, services))?.told ?? null;
  const isEnough = told !== null && isSettled(told, serviceTypesOfId(estimate.template));
  return isEnough ? { benefits: sealBenefits(services.settings.secret, told) } : {};
}
