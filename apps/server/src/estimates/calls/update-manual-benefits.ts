import type { EstimateModel, InputOf } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { holdEstimate, updateEstimateInsurance } from '../queries/paid-estimates.ts';
import { atPlace, columnsOf, hasSameInsurances, isMeant } from '../figures/insurance-places.ts';
import { type PlanBenefits, sealBenefits } from '../figures/plan-benefits.ts';
import { serviceTypesOf } from '../figures/service-types-of.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { readEnteredBenefits } from '../insurance/entered-benefits.ts';
import { insuranceViewOf } from '../insurance/insurance-of-estimate.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { EstimateServices } from '../services.ts';
import { requireInsurableEstimate } from '../owned-estimate.ts';
import { presentEstimate } from '../model/present-estimate.ts';
import { requireService } from '../services/require-service.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

/**
 * Stores the benefits that the patient entered for the insurance of an estimate (spec §5). The plan's name from the insurer stays.
 *
 * @throws Refusal malformedRequest for benefits that the form does not let through, or an estimate without insurance;
 * unknownEstimate where another has replaced it in the meantime, or its insurances have changed places.
 */
export async function updateManualBenefits(
  input: InputOf<'updateManualBenefits'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<EstimateModel> {
  const { database, ports, settings } = services;
  const owner = await requireEstimateOwner(input.token, visitor, services);
  const estimate = await requireInsurableEstimate(owner, input.estimateId, services);
  const place = input.second ? 'second' : 'first';
  if (!isMeant(input.insuranceId, estimate, place)) throw new Refusal('unknownEstimate');
  const service = await requireService(estimate.template, services);
  const insurance = await insuranceViewOf(atPlace(estimate, place), services);
  const known = insurance?.benefits ?? insurance?.told ?? insurance?.ofPastYear ?? null;
  const entered = readEnteredBenefits(input.benefits, serviceTypesOf(service), known);
  if (entered === null) throw new Refusal('malformedRequest', ['benefits']);
  if (insurance === null) throw new Refusal('malformedRequest', ['estimateId']);
  const now = ports.clock.now();
  const benefits: PlanBenefits = {
    from: 'patient',
    at: now.toISOString(),
    planName: insurance.planName ?? '',
    outOfNetwork: null,
    ...entered,
  };
  const updated = await database.db.transaction().execute(async (trx) => {
    const current = await holdEstimate(trx, estimate);
    if (!current || !hasSameInsurances(current, estimate)) throw new Refusal('unknownEstimate');
    const written = await updateEstimateInsurance(trx, estimate, {
      ...columnsOf(place, { benefits: sealBenefits(settings.keys, estimate.owner_id, benefits) }),
      is_self_pay: false,
      updated_at: now,
    });
    if (!written) throw new Refusal('unknownEstimate');
    await appendAudit(trx, auditContext(visitor, services), {
      event: 'benefitsEntered',
      accountId: owner.kind === 'account' ? owner.ownerId : null,
      actor: owner.kind === 'account' ? 'account' : 'visitor',
      details: { estimate: estimate.id },
    });
    return written;
  });
  return presentEstimate(updated, service, { owner, language: visitor.language }, services);
}
