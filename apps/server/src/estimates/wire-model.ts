import type { EstimateModel, EstimateResult, Language, SiteComparison } from '@portico/contract';
import type { ServiceEstimate } from '@portico/estimate';
import type { StoredEstimate } from '../db/queries/estimates.ts';
import type { HealthSystem, HealthSystemLocation, HealthSystemProvider } from '../settings/health-system.ts';
import type { SelfPayMessageName, Wording } from '../wording/wording.ts';
import { wordingOf } from '../wording/wording-of.ts';
import { codesOf } from './find-services.ts';
import { providersFor, wireLocation, wireProvider } from './places.ts';
import type { SiteEstimate } from './price-books.ts';
import type { PricedService } from './priced-service.ts';
import type { EstimateOwner } from './estimate-owner.ts';
import type { SavedFigures } from './saved-figures.ts';
import { feeTable, selfPayTable } from './wire-tables.ts';

/** An estimate with everything that its model is made of. */
export interface EstimateView {
  readonly stored: StoredEstimate;
  /** Of a saved estimate: what it came to then. */
  readonly saved: SavedFigures | null;
  readonly owner: EstimateOwner;
  readonly service: PricedService;
  readonly system: HealthSystem;
  readonly language: Language;
  readonly location: HealthSystemLocation | null;
  readonly provider: HealthSystemProvider | null;
  /** The service at every location of the system. */
  readonly sites: ReadonlyMap<string, SiteEstimate>;
}

/**
 * The estimate model of spec §3 for a person without insurance: the one place where plain names become the wire's. The
 * estimate is null until a location is chosen, and a provider where there are any for this service (spec §4).
 *
 * PesId is empty until the estimate is saved; a guest saves nothing. Ids are random, and of no use to others, so that they
 * stand as the encrypted ones as they are; the id of a template is no secret.
 */
export function estimateModelOf(view: EstimateView): EstimateModel {
  const { stored, saved, owner, service, system, language, location, provider } = view;
  const wording = wordingOf(language);
  const site = location && view.sites.get(location.id);
  const isChosen = provider !== null || (location !== null && providersFor(location, service.specialty).length === 0);
  const shown = site && isChosen ? site : null;
  const savedId = saved === null ? '' : stored.id;
  return {
    PetName: service.name[language],
    PetLanguage: service.nameLanguage ?? language,
    PetDescription: service.description[language],
    PesGlo: stored.id,
    petId: service.id,
    EncryptedPetId: service.id,
    PesId: savedId,
    EncryptedPesId: savedId,
    IsShopper: true,
    ServiceAreaId: stored.service_area,
    Codes: codesOf(service),
    Estimate: shown && resultOf(view, shown, wording),
    Messages: messageNames(location, shown).map((name) => ({ Name: name, Text: wording.messages[name] })),
    Disclaimers: {
      TopDisclaimer: system.disclaimers.top[language],
      List: system.disclaimers.list.map((words) => words[language]),
    },
    Locations: system.locations.map((each) => locationFor(view, each)),
    CurrentLocation: location && locationFor(view, location),
    CurrentLocationId: location?.id ?? '',
    CurrentProvider: provider && wireProvider(provider, language),
    CurrentProviderId: provider?.id ?? '',
    Sites: system.locations.map((each) => siteComparison(view, each, wording)),
    CurrentInsurance: null,
    IsSelfPay: stored.is_self_pay,
    HasCoverageOnFile: false,
    CanAddInsurance: saved === null || !isWithoutInsurance(stored),
    canEditAndSave: owner.canEditAndSave,
    DisclaimerAccepted: stored.disclaimer_accepted,
    BenefitTypes: [],
    ServiceTypes: [],
    DefaultBenefits: { Overall: [], ServiceTypes: [] },
    Configuration: { RTETimeout: system.rteTimeoutSeconds, CsPhoneNumber: system.phones.estimates },
  };
}

/** A saved estimate without insurance blocks adding one (spec §4): what was saved is the price without. */
function isWithoutInsurance({ is_self_pay, insurance_id }: StoredEstimate): boolean {
  return is_self_pay || insurance_id === null;
}

/** With the providers of this service alone: where it has none, none is asked for. */
function locationFor({ system, service, language }: EstimateView, location: HealthSystemLocation) {
  return wireLocation(system, location, language, providersFor(location, service.specialty));
}

function resultOf(view: EstimateView, { estimate, file }: SiteEstimate, wording: Wording): EstimateResult {
  const { service, language, stored, saved, system } = view;
  const names = new Map(service.components.map((component) => [component.id, component.name[language]]));
  const parts = { estimate, file, wording, nameOf: (id: string) => names.get(id) ?? '' };
  const isSimple = service.components.length === 1;
  return {
    SelfPayAmount: estimate.total === null ? '' : wording.money(estimate.total.amountCents),
    SelfPayAmountRaw: estimate.total?.amountCents ?? null,
    IsSelfPayEst: true,
    PatientAmount: estimate.total === null ? '' : wording.money(estimate.total.amountCents),
    PatientAmountRaw: estimate.total?.amountCents ?? null,
    Working: [],
    CashIsCheaper: null,
    Graph: graphOf(estimate, wording),
    FeeTable: feeTable(parts),
    SelfPayTable: selfPayTable(parts),
    Range: rangeOf(estimate, wording),
    IsSimple: isSimple,
    SimpleMsg: isSimple ? wording.estimate.simple : '',
    HasPricingFailures: estimate.hasPricingFailures,
    PBRemoved: estimate.physicianFeesRemoved,
    LegitimateFreeEstimate: estimate.free,
    BENChanged: false,
    OutOfNetwork: false,
    IsReplaced: saved !== null && saved.amountCents !== (estimate.total?.amountCents ?? null),
    ValidForDays: system.estimateValidForDays,
    ValidUntil: (stored.valid_until ?? stored.expires_at).toISOString().slice(0, 10),
  };
}

/** What is paid beside the discount off the gross charge; null where there is no discount. */
function graphOf({ total, discountCents }: ServiceEstimate, wording: Wording): EstimateResult['Graph'] {
  if (total === null || discountCents === null) return null;
  return {
    Val: total.amountCents,
    Extra: discountCents,
    ValText: wording.money(total.amountCents),
    ExtraText: wording.money(discountCents),
    ValLabel: wording.estimate.youPay,
    ExtraLabel: wording.estimate.discountOffGross,
  };
}

function rangeOf({ total }: ServiceEstimate, wording: Wording): EstimateResult['Range'] {
  if (total === null || total.lowCents === total.highCents) return null;
  const text = wording.range(wording.money(total.lowCents), wording.money(total.highCents));
  return { Low: total.lowCents, High: total.highCents, Text: text };
}

function messageNames(location: HealthSystemLocation | null, shown: SiteEstimate | null): SelfPayMessageName[] {
  if (location === null) return ['selectLocation'];
  if (shown === null) return [];
  const { total, free, physicianFeesRemoved, hasPricingFailures } = shown.estimate;
  if (total === null) return ['cantCreateEstimate'];
  if (free) return ['freeEstimateNoIns'];
  const names: SelfPayMessageName[] = [];
  if (physicianFeesRemoved) names.push('priceFailureNoProviders');
  if (hasPricingFailures) names.push('priceFailure');
  return names;
}

function siteComparison(view: EstimateView, location: HealthSystemLocation, wording: Wording): SiteComparison {
  const site = view.sites.get(location.id);
  const cents = site?.estimate.total?.amountCents ?? null;
  return {
    LocationId: location.id,
    Name: location.name,
    Amount: cents === null ? '' : wording.money(cents),
    AmountRaw: cents,
    Note: siteNote(site, wording),
    IsCurrent: location.id === view.location?.id,
    IsOffered: site?.offered ?? false,
  };
}

function siteNote(site: SiteEstimate | undefined, { sites }: Wording): string {
  if (!site?.offered) return sites.notOffered;
  if (site.estimate.total === null) return sites.noPrice;
  if (site.estimate.physicianFeesRemoved) return sites.hospitalFeesOnly;
  return site.estimate.hasPricingFailures ? sites.incomplete : '';
}
