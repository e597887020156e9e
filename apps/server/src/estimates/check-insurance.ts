import { serviceTypesOf } from './figures/service-types-of.ts';
import type { EstimateOwner } from './estimate-owner.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { notAskedReply, pendingReply, type RteReply } from './insurance/rte-reply.ts';
import { type Checking, startCheck } from './insurance/start-check.ts';
import type { EstimateServices } from './services.ts';
import { messagesOf } from '../documents/messages/messages-of.ts';
import { expiryOfWorking } from './owned-estimate.ts';
import { presentEstimate } from './model/present-estimate.ts';
import { requireService } from './services/require-service.ts';

/** Starts the check of an estimate with an insurance. A payor that cannot be asked ends it, and benefits are entered by hand. */
export async function checkInsurance(
  checking: Pick<Checking, 'estimate' | 'insurance' | 'insuranceId' | 'payor' | 'entered' | 'place'>,
  { owner, visitor, needsEstimate }: { owner: EstimateOwner; visitor: Visitor; needsEstimate: boolean },
  services: EstimateServices,
): Promise<RteReply> {
  const service = await requireService(checking.estimate.template, services);
  const expiresAt = expiryOfWorking(services.ports.clock.now(), services);
  const serviceTypeCodes = serviceTypesOf(service);
  const started = await startCheck({ ...checking, serviceTypeCodes, expiresAt }, owner, visitor, services);
  if (started.inquiryId !== null) return pendingReply([started.inquiryId]);
  const viewer = { owner, language: visitor.language };
  const model = needsEstimate ? await presentEstimate(started.estimate, service, viewer, services) : null;
  return notAskedReply(checking.payor, model, messagesOf(visitor.language).insurance);
}
