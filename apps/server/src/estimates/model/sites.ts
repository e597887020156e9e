import type { SiteComparison } from '@portico/contract';
import type { HealthSystemLocation } from '../../platform/settings/health-system.ts';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';
import type { InsuredEstimate } from '../figures/insured-estimate.ts';
import type { SiteEstimate } from '../figures/site-estimate.ts';
import { fullChargeOf } from '../figures/full-charge.ts';
import { principalOf } from '../figures/principal-part.ts';
import { alikeKey, lowestOf, numbered } from './alike-sites.ts';
import { type EstimateView, patientCents, paymentOf, type SiteView } from './estimate-view.ts';
import { heldParts, heldText } from './held-parts.ts';

/** The service at each site: with insurance at the rate that was agreed there (docs/decisions/0013). */
export function siteComparisons(view: EstimateView, messages: ServerMessages): SiteComparison[] {
  const locations = view.system.locations.filter(({ id }) => view.sites.has(id));
  const alike = numbered(locations.map(({ id }) => alikeKey(view, view.sites.get(id))));
  const sites = locations.map((location, at) => ({
    ...siteComparison(view, location, messages),
    AlikeGroup: alike[at] ?? null,
  }));
  return sites.map((site) => ({ ...site, LowestText: lowestOf(site, sites) ? messages.sites.lowest[site.Holds] : '' }));
}

function siteComparison(
  view: EstimateView,
  { id, name, ours }: HealthSystemLocation,
  messages: ServerMessages,
): Omit<SiteComparison, 'AlikeGroup' | 'LowestText'> {
  const site = view.sites.get(id);
  const cents = site ? patientCents(site) : null;
  return {
    LocationId: id,
    Name: name,
    Amount: cents === null ? '' : messages.money(cents),
    AmountRaw: cents,
    Holds: site === undefined ? 'none' : heldParts(view.service, site),
    HoldsText: site === undefined ? '' : heldText(view, site, messages),
    Note: siteNote(view, site, messages),
    ...(ours ? { Owner: '', OwnerUrl: '' } : ownerOf(view, site, messages)),
    IsCurrent: id === view.location?.id,
    IsOffered: site?.selfPay.offered ?? false,
  };
}

/** Whose file the amount of a hospital is from that is not one of ours (docs/decisions/0113). */
function ownerOf(
  { system }: EstimateView,
  site: SiteView | undefined,
  messages: ServerMessages,
): Pick<SiteComparison, 'Owner' | 'OwnerUrl'> {
  const file = site?.selfPay.file ?? null;
  if (file === null) return { Owner: '', OwnerUrl: '' };
  const day = file.lastUpdatedOn === null ? null : messages.day(file.lastUpdatedOn);
  const Owner = messages.sites.notOurs({ system: system.name, hospital: file.hospitalName, day });
  return { Owner, OwnerUrl: file.sourceUrl ?? '' };
}

/** How the amount is paid, or why there is none. It also says where an amount is without insurance and others are with it. */
function siteNote(view: EstimateView, site: SiteView | undefined, messages: ServerMessages): string {
  const { sites, insured: words } = messages;
  if (!site?.selfPay.offered) return sites.notOffered;
  const { selfPay, insured, outOfNetwork } = site;
  if (patientCents(site) === null) return insured === null ? noPriceNote(view, selfPay, messages) : words.siteNoRate;
  const isWithoutInsurance = insured === null && paymentOf(view) !== 'selfPay';
  return [
    outOfNetwork ? (insured?.isProtected === true ? words.siteEmergency : words.siteOutOfNetwork) : '',
    isWithoutInsurance ? words.siteWithoutInsurance : '',
    insured !== null && lacksSecond(view, insured) ? messages.second.siteNotCounted : '',
    insured === null ? fullChargeNote(selfPay, messages) : '',
    preventiveNote(site, messages),
  ]
    .filter((note) => note !== '')
    .join('. ');
}

/** A full charge is what is billed before any discount: it is no price that was made for people without insurance. */
function fullChargeNote({ estimate }: SiteEstimate, { sites }: ServerMessages): string {
  return { none: '', part: sites.fullChargeInPart, all: sites.fullCharge }[fullChargeOf(estimate)];
}

/** Why a site that lists the service has no price of it without insurance. */
function noPriceNote({ service }: EstimateView, { estimate }: SiteEstimate, { sites }: ServerMessages): string {
  const principal = principalOf(service, estimate);
  const reason = estimate.unpriced.find(({ component }) => component.id === principal?.id)?.reason;
  if (reason === 'otherBiller' && principal?.fee === 'facility') return sites.doctorsPartOnly;
  return reason === 'otherService' ? sites.otherServiceOnly : sites.noPrice;
}

/** What the second insurance pays is counted where it is known: at a site outside its network it may not be. */
function lacksSecond({ second }: EstimateView, { owed }: InsuredEstimate): boolean {
  return second !== null && owed !== null && owed.second === null;
}

/** Beside the amount of preventive care, what the same care costs where it is to look into a problem. */
function preventiveNote({ preventive }: SiteView, messages: ServerMessages): string {
  if (preventive === null || preventive.status !== 'screening' || preventive.problemCents === null) return '';
  return messages.preventive.ifProblem(preventive.recommendation.care, messages.money(preventive.problemCents));
}
