import type { StoredEstimate } from '../queries/estimates.ts';
import { insuredEstimate } from '../figures/insured-estimate.ts';
import { withMissingPhysicianFees } from '../figures/physician-fees.ts';
import type { SiteEstimate } from '../figures/price-books.ts';
import type { PricedService } from '../figures/priced-service.ts';
import { unsealSavedFigures } from '../figures/saved-figures.ts';
import { hasCoverageOnFile, insuranceViewOf } from '../insurance/insurance-of-estimate.ts';
import type { EstimateServices } from '../services.ts';
import { providersFor } from '../services/locations.ts';
import type { EstimateView, EstimateViewer, SiteView } from './estimate-view.ts';
import type { InsuranceView } from './insurance-view.ts';

export type ViewServices = Pick<EstimateServices, 'database' | 'ports' | 'settings' | 'prices' | 'rates'>;

/**
 * Loads what the model of an estimate is made of. Prices are cached in memory. Personal data is read, and what depends on it is
 * calculated, each time.
 */
export async function loadEstimateView(
  stored: StoredEstimate,
  service: PricedService,
  { owner, language }: EstimateViewer,
  services: ViewServices,
): Promise<EstimateView> {
  const { healthSystem: system, secret } = services.settings;
  const [insurance, onFile] = await Promise.all([
    insuranceViewOf(stored, services),
    hasCoverageOnFile(owner, services),
  ]);
  const location = system.locations.find((each) => each.id === stored.location_id) ?? null;
  const providers = location === null ? [] : providersFor(location, service.specialty);
  return {
    stored,
    saved: stored.saved_figures === null ? null : unsealSavedFigures(secret, stored.saved_figures),
    owner,
    hasCoverageOnFile: onFile,
    service,
    system,
    language,
    location,
    provider: providers.find((each) => each.id === stored.provider_id) ?? null,
    insurance,
    sites: await siteViews(service, stored.is_self_pay ? null : insurance, services),
  };
}

/** The service at every location, without insurance and with it. */
async function siteViews(
  service: PricedService,
  insurance: InsuranceView | null,
  { settings, prices, rates }: ViewServices,
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
