import type { InputOf } from '@portico/contract';
import { listWorkingOfService, type StoredEstimate } from '../queries/estimates.ts';
import { findInquiries, type StoredInquiry } from '../queries/inquiries.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { asChosen } from '../figures/chosen-kind.ts';
import { serviceTypesOf } from '../figures/service-types-of.ts';
import { isSettled } from '../figures/settled-benefits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { outcomeOfPatient } from '../insurance/answers-of-patient.ts';
import { type InquiryOutcome, noAnswer } from '../insurance/outcome.ts';
import { isPending } from '../insurance/pending.ts';
import { confirmedReply, pendingReply, type RteReply, unsettledReply } from '../insurance/rte-reply.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { EstimateServices } from '../services.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { requireEstimate } from '../owned-estimate.ts';
import { presentEstimate } from '../model/present-estimate.ts';
import { requireService } from '../services/require-service.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

/**
 * The state of a check: pending, ended without enough benefits for the service, or confirmed. A failure is told as soon as it is known,
 * while the insurer is still asked again later (decision 72). Of several inquiries, one confirmed
 * one is enough.
 *
 * @throws Refusal unknownEstimate, also where no inquiry is this owner's.
 */
export async function checkRte(
  input: InputOf<'checkRte'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<RteReply> {
  const owner = await requireEstimateOwner(input.token, visitor, services);
  const inquiries = await requireInquiries(owner.ownerId, input.inquiryIds, services);
  // Read after the inquiries: an answer and the benefits that the estimate has of it are written together.
  const estimate = await checkedEstimate(await requireEstimate(owner.ownerId, input.estimateId, services), services);
  const inquiryIds = inquiries.map(({ id }) => id);
  const service = await requireService(estimate.template, services);
  const outcomes = inquiries.map((each) => outcomeOf(each, services));
  const codes = serviceTypesOf(asChosen(service, estimate.kind_of_care));
  const isConfirmed = outcomes.some(({ reason, benefits }) => reason === 'none' && isEnough(benefits, codes));
  if (!isConfirmed && inquiries.some((each) => isPending(each, services.ports.clock.now())))
    return pendingReply(inquiryIds);
  const viewer = { owner, language: visitor.language };
  const model = input.needsEstimate ? await presentEstimate(estimate, service, viewer, services) : null;
  if (isConfirmed) return confirmedReply(inquiryIds, model);
  return unsettledReply(inquiryIds, outcomes.at(-1) ?? noAnswer, model, messagesOf(visitor.language).insurance);
}

/** A check that was started from a saved estimate belongs to its working copy. */
async function checkedEstimate(
  estimate: StoredEstimate,
  { database, ports }: Pick<EstimateServices, 'database' | 'ports'>,
): Promise<StoredEstimate> {
  if (estimate.saved_at === null) return estimate;
  const now = ports.clock.now();
  const working = await listWorkingOfService(database.db, estimate);
  const copy = working.find((each) => each.service_area === estimate.service_area && each.expires_at > now);
  return copy ?? estimate;
}

async function requireInquiries(
  ownerId: string,
  inquiryIds: readonly string[],
  { database }: Pick<EstimateServices, 'database'>,
): Promise<StoredInquiry[]> {
  const ids = inquiryIds.filter(isUuid);
  const found = ids.length === 0 ? [] : await findInquiries(database.db, ownerId, ids);
  if (found.length === 0) throw new Refusal('unknownEstimate');
  return found;
}

/** An inquiry without an answer for a long time counts as unanswered. */
function outcomeOf(inquiry: StoredInquiry, { settings }: Pick<EstimateServices, 'settings'>): InquiryOutcome {
  return outcomeOfPatient(settings.keys, inquiry) ?? noAnswer;
}

function isEnough(benefits: InquiryOutcome['benefits'], serviceTypeCodes: readonly string[]): boolean {
  return benefits !== null && isSettled(benefits, serviceTypeCodes);
}
