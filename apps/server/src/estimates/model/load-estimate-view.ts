import { isDeepStrictEqual } from 'node:util';
import type { StoredEstimate } from '../queries/estimates.ts';
import { asChosen, chosenKind } from '../figures/chosen-kind.ts';
import type { InsuredEstimate } from '../figures/insured-estimate.ts';
import { estimateWithPrevention } from '../figures/preventive-estimate.ts';
import { withMissingPhysicianFees } from '../figures/physician-fees.ts';
import type { SiteEstimate } from '../figures/site-estimate.ts';
import { type PricedService, serviceOfKind } from '../figures/priced-service.ts';
import { atPlace } from '../figures/insurance-places.ts';
import { unsealSavedFigures } from '../figures/saved-figures.ts';
import { serviceTypesOf } from '../figures/service-types-of.ts';
import { isSettled } from '../figures/settled-benefits.ts';
import { hasCoverageOnFile, insuranceViewOf } from '../insurance/insurance-of-estimate.ts';
import { secondOnFile } from '../insurance/second-on-file.ts';
import type { EstimateServices } from '../services.ts';
import { providersFor, shownLocations } from '../services/locations.ts';
import type { EstimateView, EstimateViewer, SiteView } from './estimate-view.ts';
import type { InsuranceView } from './insurance-view.ts';
import { withAgreedProblem } from './agreed-problem.ts';

export type ViewServices = Pick<EstimateServices, 'database' | 'ports' | 'settings' | 'prices' | 'rates'>;

/**
 * Loads what the model of an estimate is made of. Prices are cached in memory. Personal data is read, and what depends on it is
 * calculated, each time.
 */
export async function loadEstimateView(
  stored: StoredEstimate,
  ofCode: PricedService,
  viewer: EstimateViewer,
  services: ViewServices,
): Promise<EstimateView> {
  const { keys } = services.settings;
  const [insurance, second, onFile, secondPayor] = await Promise.all([
    insuranceViewOf(stored, services),
    insuranceViewOf(atPlace(stored, 'second'), services),
    hasCoverageOnFile(viewer.owner, services),
    secondOnFile(stored, viewer.owner, services),
  ]);
  const known = {
    insurance,
    second,
    saved: stored.saved_figures === null ? null : unsealSavedFigures(keys, stored.id, stored.saved_figures),
    hasCoverageOnFile: onFile,
    secondPayorOnFile: secondPayor?.payorName ?? '',
  };
  return viewOfKnown(stored, ofCode, { ...viewer, ...known }, services);
}

/** What prices are read with. */
export type PricingServices = Pick<ViewServices, 'prices' | 'rates'> & {
  readonly settings: Pick<ViewServices['settings'], 'healthSystem'>;
};

/** What is known of an estimate besides its prices. */
type Known = EstimateViewer &
  Pick<EstimateView, 'insurance' | 'second' | 'saved' | 'hasCoverageOnFile' | 'secondPayorOnFile'>;

/** The same, where everything but the prices is at hand. */
export async function viewOfKnown(
  stored: StoredEstimate,
  ofCode: PricedService,
  known: Known,
  services: PricingServices,
): Promise<EstimateView> {
  const { healthSystem: system } = services.settings;
  const { insurance, second } = known;
  const { service, sites, kindQuestion } = await viewOfKind(
    ofCode,
    stored,
    insurance && { ...insurance, second },
    services,
  );
  const location = system.locations.find((each) => each.id === stored.location_id) ?? null;
  const providers = location === null ? [] : providersFor(location, service.specialty);
  return {
    ...known,
    stored,
    service,
    kindQuestion,
    system,
    location,
    provider: providers.find((each) => each.id === stored.provider_id) ?? onlyOf(providers),
    sites,
  };
}

/** Where there is one, nobody has to choose it. */
function onlyOf<Item>([first, ...others]: readonly Item[]): Item | null {
  return others.length === 0 ? (first ?? null) : null;
}

/**
 * The service as the kind of care that was chosen. Where none was, and it makes no difference to what the patient pays anywhere, as the
 * first that it can be; else as no kind, without what the insurance pays.
 */
async function viewOfKind(
  service: PricedService,
  { is_self_pay, kind_of_care }: StoredEstimate,
  insurance: Insurances | null,
  services: PricingServices,
): Promise<Pick<EstimateView, 'service' | 'sites' | 'kindQuestion'>> {
  const { kinds } = service;
  const used = is_self_pay ? null : insurance;
  if (kinds === undefined || used === null) {
    return { service, sites: await siteViews(service, used, services), kindQuestion: null };
  }
  const chosen = chosenKind(service, kind_of_care);
  const asKinds = kinds.map((kind) => serviceOfKind(service, kind));
  const isKnown = used.benefits !== null && isSettled(used.benefits, serviceTypesOf(service));
  const sitesOfKinds = isKnown ? await Promise.all(asKinds.map((each) => siteViews(each, used, services))) : [];
  const [first] = sitesOfKinds;
  const [asFirst] = asKinds;
  const isAlike = first !== undefined && sitesOfKinds.every((each) => costTheSame(each, first));
  if (
    first &&
    asFirst &&
    isAlike &&
    [used, used.second].every((each) => haveTheSameRules(asKinds, each?.benefits ?? null))
  ) {
    return { service: asFirst, sites: withAgreedProblem(sitesOfKinds, first), kindQuestion: null };
  }
  const asked = asChosen(service, kind_of_care);
  const isAnswered = asked !== service;
  return {
    service: asked,
    sites: await siteViews(asked, isAnswered ? used : null, services),
    kindQuestion: { kinds, chosen, sitesOfKinds },
  };
}

/** Whether the insurer wants and limits the same of each kind of care: else it matters which it is, at the same cost. */
function haveTheSameRules(asKinds: readonly PricedService[], benefits: InsuranceView['benefits']): boolean {
  const rulesOf = (service: PricedService) =>
    new Set(serviceTypesOf(service).map((type) => JSON.stringify(benefits?.rules?.[type] ?? null)));
  const [first, ...others] = asKinds.map(rulesOf);
  return first === undefined || others.every((each) => isDeepStrictEqual(each, first));
}

function costTheSame(one: EstimateView['sites'], other: EstimateView['sites']): boolean {
  const costs = (sites: EstimateView['sites']) => [...sites.values()].map(({ insured }) => insured && costOf(insured));
  return isDeepStrictEqual(costs(one), costs(other));
}

function costOf({ owed, free, isLeast, isOfOneDay, outOfNetwork, isProtected }: InsuredEstimate) {
  const amounts = owed && [
    owed.owedCents,
    owed.share.owedCents,
    owed.share.planPaysCents,
    owed.lowCents,
    owed.highCents,
  ];
  return { amounts, free, isLeast, isOfOneDay, outOfNetwork, isProtected };
}

/** The first insurance, and the one that pays after it. */
type Insurances = InsuranceView & { readonly second: InsuranceView | null };

/**
 * The service at every location, without insurance and with it. Another hospital's location is not among them before it has prices: it has
 * nothing to stand beside ours with (docs/decisions/0113).
 */
async function siteViews(
  service: PricedService,
  insurance: Insurances | null,
  { settings, prices, rates }: PricingServices,
): Promise<ReadonlyMap<string, SiteView>> {
  const live = service.live ?? (await prices.live());
  const ids = shownLocations(settings.healthSystem, live).map(({ id }) => id);
  const selfPay = withMissingPhysicianFees(service, await prices.estimates(live, ids, service));
  if (insurance === null || insurance.benefits === null) {
    return new Map(
      [...selfPay].map(([id, site]) => [id, { selfPay: site, insured: null, preventive: null, outOfNetwork: false }]),
    );
  }
  const { payorId, planName, benefits, copayOrder, patient, planKind } = insurance;
  const paying = { benefits, copayOrder, patient, planKind };
  const second = countedSecond(insurance);
  const ofSecond = second && (await rates.rates(live, ids, service, second.asked));
  const negotiated = await rates.rates(live, ids, service, { payorId, planName: planName ?? '' });
  const siteView = (id: string, site: SiteEstimate): SiteView => {
    const ofSite = negotiated.get(id);
    const atSite = second && { ...second.paying, outOfNetwork: ofSecond?.get(id)?.outOfNetwork ?? false };
    const both = atSite ? { ...paying, second: atSite } : paying;
    const ofInsurance = ofSite && estimateWithPrevention(service, both, ofSite, site);
    return {
      selfPay: site,
      insured: ofInsurance?.insured ?? null,
      preventive: ofInsurance?.preventive ?? null,
      outOfNetwork: ofSite?.outOfNetwork ?? false,
    };
  };
  return new Map([...selfPay].map(([id, site]) => [id, siteView(id, site)]));
}

/**
 * The second insurance, where what it pays is counted: its benefits are known, and neither is Medicaid, which pays last by rules of each
 * state that no answer tells.
 */
function countedSecond({ isMedicaid, second }: Insurances) {
  if (second === null || second.benefits === null || isMedicaid || second.isMedicaid) return null;
  const { payorId, planName, benefits, copayOrder, coordination } = second;
  return {
    asked: { payorId, planName: planName ?? '' },
    paying: { benefits, copayOrder, rule: coordination },
  };
}
