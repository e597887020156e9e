import type { EstimateModel, Language } from '@portico/contract';
import { findTemplate } from '../catalogue/index.ts';
import type { StoredEstimate } from '../db/queries/estimates.ts';
import { findListedCode } from '../db/queries/listed-codes.ts';
import type { EstimateOwner } from '../estimates/estimate-owner.ts';
import { withMissingPhysicianFees } from '../estimates/physician-fees.ts';
import { providersFor } from '../estimates/places.ts';
import { type PricedService, readCodeServiceId, serviceOfCode } from '../estimates/priced-service.ts';
import { openSavedFigures } from '../estimates/saved-figures.ts';
import { estimateModelOf } from '../estimates/wire-model.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

type Needs = Pick<Services, 'database' | 'settings' | 'prices'>;

/**
 * The service of that id: a template of the catalogue, or a billed code that some location lists.
 *
 * @throws Refusal unknownTemplate
 */
export async function requireService(id: string, { database, settings }: Needs): Promise<PricedService> {
  const template = findTemplate(id);
  if (template) return template;
  const billed = readCodeServiceId(id);
  if (billed === null) throw new Refusal('unknownTemplate');
  const types = billed.codeType === 'MS-DRG' ? ['MS-DRG'] : ['CPT', 'HCPCS'];
  const listed = await Promise.all(
    settings.healthSystem.locations.map((location) => findListedCode(database.readDb, location.id, types, billed.code)),
  );
  const found = listed.find((each) => each !== undefined);
  if (!found) throw new Refusal('unknownTemplate');
  return serviceOfCode(billed.codeType, found);
}

/** Whose estimate it is, and the language in which it is shown. */
export interface EstimateViewer {
  readonly owner: EstimateOwner;
  readonly language: Language;
}

/** The model of an estimate, with the service at every location of the system and its prices as they are now. */
export async function presentEstimate(
  stored: StoredEstimate,
  service: PricedService,
  { owner, language }: EstimateViewer,
  services: Needs,
): Promise<EstimateModel> {
  const system = services.settings.healthSystem;
  const live = await services.prices.live();
  const sites = await Promise.all(
    system.locations.map(async ({ id }) => [id, await services.prices.estimate(live, id, service)] as const),
  );
  const whole = withMissingPhysicianFees(service, new Map(sites));
  const location = system.locations.find((each) => each.id === stored.location_id) ?? null;
  const providers = location === null ? [] : providersFor(location, service.specialty);
  const provider = providers.find((each) => each.id === stored.provider_id) ?? null;
  const { saved_figures: sealed } = stored;
  const saved = sealed === null ? null : openSavedFigures(services.settings.secret, sealed);
  return estimateModelOf({ stored, saved, owner, service, system, language, location, provider, sites: whole });
}
