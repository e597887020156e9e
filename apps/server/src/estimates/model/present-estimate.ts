import type { EstimateModel, Language } from '@portico/contract';
import { findTemplate } from '../../catalogue/index.ts';
import type { StoredEstimate } from '../queries/estimates.ts';
import { findListedCode } from '../../prices/queries/listed-codes.ts';
import type { EstimateOwner } from '../estimate-owner.ts';
import type { SiteView } from './estimate-view.ts';
import type { InsuranceView } from './insurance-view.ts';
import { insuredEstimate } from '../figures/insured-estimate.ts';
import { withMissingPhysicianFees } from '../figures/physician-fees.ts';
import { providersFor } from '../services/places.ts';
import type { SiteEstimate } from '../figures/price-books.ts';
import { type PricedService, readCodeServiceId, serviceOfCode } from '../figures/priced-service.ts';
import { openSavedFigures } from '../figures/saved-figures.ts';
import { estimateModelOf } from './wire-model.ts';
import { hasCoverageOnFile, insuranceViewOf } from '../insurance/insurance-of-estimate.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { EstimateServices } from '../services.ts';

type Needs = Pick<EstimateServices, 'database' | 'ports' | 'settings' | 'prices' | 'rates'>;

/**
 * The service of that id: a template of the catalogue, or a billed code that some location lists.
 *
 * @throws Refusal unknownTemplate
 */
export async function requireService(
  id: string,
  { database, settings }: Pick<EstimateServices, 'database' | 'settings'>,
): Promise<PricedService> {
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

/**
 * The model of an estimate, with the service at every location of the system, its prices as they are now, and what the insurance
 * pays of them. Prices are kept in memory; what is personal is read and reckoned each time.
 */
export async function presentEstimate(
  stored: StoredEstimate,
  service: PricedService,
  { owner, language }: EstimateViewer,
  services: Needs,
): Promise<EstimateModel> {
  const { settings } = services;
  const system = settings.healthSystem;
  const [insurance, onFile] = await Promise.all([
    insuranceViewOf(stored, services),
    hasCoverageOnFile(owner, services),
  ]);
  const location = system.locations.find((each) => each.id === stored.location_id) ?? null;
  const providers = location === null ? [] : providersFor(location, service.specialty);
  const provider = providers.find((each) => each.id === stored.provider_id) ?? null;
  const { saved_figures: sealed } = stored;
  return estimateModelOf({
    stored,
    saved: sealed === null ? null : openSavedFigures(settings.secret, sealed),
    owner,
    hasCoverageOnFile: onFile,
    service,
    system,
    language,
    location,
    provider,
    insurance,
    sites: await siteViews(service, stored.is_self_pay ? null : insurance, services),
  });
}

/** The service at every location, without insurance and with it. */
async function siteViews(
  service: PricedService,
  insurance: InsuranceView | null,
  { settings, prices, rates }: Needs,
): Promise<ReadonlyMap<string, SiteView>> {
  const ids = settings.healthSystem.locations.map(({ id }) => id);
  const live = await prices.live();
  const estimates = await Promise.all(ids.map(async (id) => [id, await prices.estimate(live, id, service)] as const));
  const selfPay = withMissingPhysicianFees(service, new Map(estimates));
  if (insurance === null || insurance.benefits === null) {
    return new Map([...selfPay].map(([id, site]) => [id, { selfPay: site, insured: null, outOfNetwork: false }]));
  }
  const { payorId, planName, benefits, copayOrder } = insurance;
  const negotiated = await rates.rates(live, ids, service, { payorId, planName: planName ?? '' });
  const siteView = (id: string, site: SiteEstimate): SiteView => {
    const ofSite = negotiated.get(id);
    const insured = ofSite ? insuredEstimate(service, { benefits, copayOrder }, ofSite, site) : null;
    return { selfPay: site, insured, outOfNetwork: ofSite?.outOfNetwork ?? false };
  };
  return new Map([...selfPay].map(([id, site]) => [id, siteView(id, site)]));
}
