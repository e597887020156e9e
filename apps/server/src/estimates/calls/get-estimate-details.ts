import type { EstimateModel, InputOf } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import type { StoredEstimate } from '../queries/estimates.ts';
import { requireLocation, requireServiceArea } from '../services/locations.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { PreparedReply } from '../../platform/prepared-reply.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { EstimateServices } from '../services.ts';
import { openWorkingEstimate } from '../open-working-estimate.ts';
import { requireEstimate } from '../owned-estimate.ts';
import { presentEstimate } from '../model/present-estimate.ts';
import { presentShared } from '../model/shared-estimate.ts';
import { requireService } from '../services/require-service.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

type Input = InputOf<'getEstimateDetails'>;

/**
 * The visitor's estimate of a service, found or begun: by its own id alone, else by service area and template. A location that
 * the call names wins over the one chosen before; a service area with one location takes it. A saved estimate stays as it
 * was saved, at today's prices, even if the call names a location; the audit trail records that it was viewed.
 *
 * Whoever may only look at the patient's saved estimates begins none.
 *
 * A link on another site opens this address with the visitor's cookies. Then the location is used for a new estimate only, and an
 * existing one is not moved: a guest's own page sends the token, and a patient's page is on this site.
 */
export async function getEstimateDetails(
  input: Input,
  visitor: Visitor,
  services: EstimateServices,
): Promise<EstimateModel | PreparedReply> {
  const system = services.settings.healthSystem;
  if (input.svcArea === undefined && input.estimate === undefined) throw new Refusal('malformedRequest', ['svcArea']);
  const named = input.svcArea === undefined ? null : requireServiceArea(system, input.svcArea);
  const location = input.location === undefined ? null : requireLocation(system, input.location);
  // Neither needs the other.
  const [owner, live] = await Promise.all([
    requireEstimateOwner(input.token, visitor, services),
    services.prices.live(),
  ]);
  const known = input.estimate === undefined ? null : await requireEstimate(owner.ownerId, input.estimate, services);
  const templateId = known?.template ?? input.template;
  if (templateId === undefined) throw new Refusal('malformedRequest', ['template']);
  const service = await requireService(templateId, services, live);
  const viewer = { owner, language: visitor.language };
  if (known !== null && known.saved_at !== null) {
    await recordView(known, visitor, services);
    return presentEstimate(known, service, viewer, services);
  }
  if (!owner.canBegin) throw new Refusal('notPermitted');
  const isOwnLink = owner.kind === 'guest' ? input.token !== undefined : !visitor.isSentByOthers;
  const area = named ?? requireServiceArea(system, known?.service_area ?? '');
  const opened = await openWorkingEstimate({ known, area, location, isOwnLink, service }, owner, services);
  return presentShared(opened, service, viewer, services);
}

async function recordView(
  { id, owner_id }: StoredEstimate,
  visitor: Visitor,
  services: EstimateServices,
): Promise<void> {
  const entry = {
    event: 'savedEstimateViewed',
    accountId: owner_id,
    actor: 'account',
    details: { estimate: id },
  } as const;
  await services.database.db.transaction().execute((trx) => appendAudit(trx, auditContext(visitor, services), entry));
}
