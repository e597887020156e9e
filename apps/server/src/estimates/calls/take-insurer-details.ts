import type { EstimateModel, InputOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { insuranceViewOf } from '../insurance/insurance-of-estimate.ts';
import { saveCorrectedDetails } from '../insurance/save-corrected-details.ts';
import { presentEstimate } from '../model/present-estimate.ts';
import { expiryOfWorking, requireInsurableEstimate } from '../owned-estimate.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';
import type { EstimateServices } from '../services.ts';
import { requireService } from '../services/require-service.ts';

/**
 * Uses what the insurer has on file of the people on an insurance, in place of what was entered. The insurer's answer says what that is,
 * never the caller.
 */
export async function takeInsurerDetails(
  input: InputOf<'takeInsurerDetails'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<EstimateModel> {
  const owner = await requireEstimateOwner(input.token, visitor, services);
  const estimate = await requireInsurableEstimate(owner, input.estimateId, services);
  const view = await insuranceViewOf(estimate, services);
  const correcting = {
    estimate,
    onFile: view?.peopleOnFile ?? null,
    alsoOnFile: input.alsoOnFile,
    expiresAt: expiryOfWorking(services.ports.clock.now(), services),
  };
  const corrected = await saveCorrectedDetails(correcting, owner, visitor, services);
  const service = await requireService(corrected.template, services);
  return presentEstimate(corrected, service, { owner, language: visitor.language }, services);
}
