import type { CallInput, EstimateModel, getEstimateDetails } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { findWorkingEstimate, openEstimate, type StoredEstimate } from '../db/queries/estimates.ts';
import { requireLocation, requireServiceArea, serviceAreaOf } from '../estimates/places.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { HealthSystemServiceArea } from '../settings/health-system.ts';
import { DAY_SECONDS, secondsAfter } from '../time.ts';
import { chooseLocation, requireEstimate } from './guest-estimate.ts';
import { presentEstimate, requireService } from './present-estimate.ts';
import { requireGuest } from './require-guest.ts';

type Input = CallInput<typeof getEstimateDetails>;

/**
 * The guest's estimate of a service, found or begun: by its own id, else by service area and template. A location that
 * the call names wins over the one chosen before; a service area with one location takes it.
 *
 * A link on somebody else's site opens this address with the visitor's cookie, but cannot know the token. Without one the
 * location therefore counts where an estimate begins, and moves none that is there already.
 */
export async function showEstimateDetails(input: Input, visitor: Visitor, services: Services): Promise<EstimateModel> {
  const system = services.settings.healthSystem;
  const area = requireServiceArea(system, input.svcArea);
  const location = input.location === undefined ? null : requireLocation(system, input.location);
  const { ownerId } = await requireGuest(input.token, visitor, services);
  const known = input.estimate === undefined ? null : await requireEstimate(ownerId, input.estimate, services);
  const templateId = known?.template ?? input.template;
  if (templateId === undefined) throw new Refusal('malformedRequest', ['template']);
  const service = await requireService(templateId, services);
  const areaId = location === null ? area.id : serviceAreaOf(system, location.id, area.id);
  const { stored, isNew } = known
    ? { stored: known, isNew: false }
    : await beginEstimate(ownerId, areaId, service.id, services);
  const asked = isNew || input.token !== undefined ? location?.id : undefined;
  const chosen = asked ?? (stored.location_id === null ? onlyLocationOf(area) : undefined);
  const withLocation = await chooseLocation(stored, chosen, services);
  return presentEstimate(withLocation, service, visitor.language, services);
}

function onlyLocationOf({ locations: [first, ...others] }: HealthSystemServiceArea): string | undefined {
  return others.length === 0 ? first : undefined;
}

/** Opening an estimate renews it. Its validity is a matter of days, so once a day is enough. */
async function beginEstimate(
  ownerId: string,
  serviceArea: string,
  template: string,
  { database, ports, settings }: Services,
): Promise<{ stored: StoredEstimate; isNew: boolean }> {
  const now = ports.clock.now();
  const fresh = {
    id: randomUUID(),
    owner_kind: 'guest',
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
    expires_at: secondsAfter(now, settings.healthSystem.estimateValidForDays * DAY_SECONDS),
  } as const;
  const working = await findWorkingEstimate(database.db, fresh, now);
  const isOfToday = working !== undefined && isSameDay(working.expires_at, fresh.expires_at);
  const stored = isOfToday ? working : await openEstimate(database.db, fresh);
  return { stored, isNew: stored.id === fresh.id };
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toISOString().slice(0, 10) === other.toISOString().slice(0, 10);
}
