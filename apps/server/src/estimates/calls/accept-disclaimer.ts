import type { EstimateModel, InputOf } from '@portico/contract';
import { updateDisclaimerAccepted } from '../queries/paid-estimates.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { EstimateServices } from '../services.ts';
import { requireEstimate } from '../owned-estimate.ts';
import { presentEstimate } from '../model/present-estimate.ts';
import { requireService } from '../services/require-service.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

/** Stores that the disclaimers of an estimate were accepted, also of a saved one: its figures do not change. */
export async function acceptDisclaimer(
  input: InputOf<'acceptDisclaimer'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<EstimateModel> {
  const owner = await requireEstimateOwner(input.token, visitor, services);
  const estimate = await requireEstimate(owner.ownerId, input.estimateId, services);
  const service = await requireService(estimate.template, services);
  const accepted = await updateDisclaimerAccepted(services.database.db, estimate);
  if (!accepted) throw new Refusal('unknownEstimate');
  return presentEstimate(accepted, service, { owner, language: visitor.language }, services);
}
