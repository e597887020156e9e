import type { CallInput, EstimateModel, getEstimateDetails } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { appendAudit, auditContext } from '../audit/append-audit.ts';
import { findWorkingEstimate, openEstimate, type StoredEstimate } from '../db/queries/estimates.ts';
import type { EstimateOwner } from '../estimates/estimate-owner.ts';
import { requireLocation, requireServiceArea, serviceAreaOf } from '../estimates/places.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { HealthSystemServiceArea } from '../settings/health-system.ts';
import { chooseLocation, expiryOfWorking, requireEstimate } from './owned-estimate.ts';
import { presentEstimate, requireService } from './present-estimate.ts';
import { requireEstimateOwner } from './require-estimate-owner.ts';

type Input = CallInput<typeof getEstimateDetails>;

/**
 * The visitor's estimate of a service, found or begun: by its own id, else by service area and template. A location that
 * the call names wins over the one chosen before; a service area with one location takes it. A saved estimate stays as it
 * was saved, at today's prices, whatever location the call names; that it was looked at goes into the audit trail.
 *
 * A link on somebody else's site opens this address with the visitor's cookies. There the location counts where an estimate
 * begins, and moves none that is there already: a guest's own page knows the token, and a patient's is not another site.
 */
export async function showEstimateDetails(input: Input, visitor: Visitor, services: Services): Promise<EstimateModel> {
  const system = services.settings.healthSystem;
  const area = requireServiceArea(system, input.svcArea);
  const location = input.location === undefined ? null : requireLocation(system, input.location);
  const owner = await requireEstimateOwner(input.token, visitor, services);
  const known = input.estimate === undefined ? null : await requireEstimate(owner.ownerId, input.estimate, services);
  const templateId = known?.template ?? input.template;
  if (templateId === undefined) throw new Refusal('malformedRequest', ['template']);
  const service = await requireService(templateId, services);
  const viewer = { owner, language: visitor.language };
  if (known !== null && known.saved_at !== null) {
    await recordView(known, visitor, services);
    return presentEstimate(known, service, viewer, services);
  }
  const areaId = location === null ? area.id : serviceAreaOf(system, location.id, area.id);
  const { stored, isNew } = known
    ? { stored: known, isNew: false }
    : await beginEstimate(owner, areaId, service.id, services);
  const isOwnLink = owner.kind === 'guest' ? input.token !== undefined : !visitor.isSentByOthers;
  const asked = isNew || isOwnLink ? location?.id : undefined;
  const chosen = asked ?? (stored.location_id === null ? onlyLocationOf(area) : undefined);
  const withLocation = await chooseLocation(stored, chosen, services);
  return presentEstimate(withLocation, service, viewer, services);
}

async function recordView({ id, owner_id }: StoredEstimate, visitor: Visitor, services: Services): Promise<void> {
  const entry = {
    event: 'savedEstimateViewed',
    accountId: owner_id,
    actor: 'account',
    details: { estimate: id },
  } as const;
  await services.database.db.transaction().execute((trx) => appendAudit(trx, auditContext(visitor, services), entry));
}

function onlyLocationOf({ locations: [first, ...others] }: HealthSystemServiceArea): string | undefined {
  return others.length === 0 ? first : undefined;
}

/** Opening an estimate renews it. Its validity is a matter of days, so once a day is enough. */
async function beginEstimate(
  { ownerId, kind }: EstimateOwner,
  serviceArea: string,
  template: string,
  services: Services,
): Promise<{ stored: StoredEstimate; isNew: boolean }> {
  const { database, ports } = services;
  const now = ports.clock.now();
  const fresh = {
    id: randomUUID(),
    owner_kind: kind,
    owner_id: ownerId,
    service_area: serviceArea,
    template,
    location_id: null,
    provider_id: null,
    disclaimer_accepted: false,
    insurance_id: null,
    benefits: null,
    saved_at: null,
    saved_figures: null,
    valid_until: null,
    created_at: now,
    updated_at: now,
    expires_at: expiryOfWorking(now, services),
  } as const;
  const working = await findWorkingEstimate(database.db, fresh, now);
  const isOfToday = working !== undefined && isSameDay(working.expires_at, fresh.expires_at);
  const stored = isOfToday ? working : await openEstimate(database.db, fresh);
  return { stored, isNew: stored.id === fresh.id };
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toISOString().slice(0, 10) === other.toISOString().slice(0, 10);
}
