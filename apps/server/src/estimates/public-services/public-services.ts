import { entryOf, type Language, textOf } from '@portico/contract';
import { type ServiceTemplate, findTemplate, serviceCategories } from '../../catalogue/index.ts';
import type { ServicePageModel, SitePrice } from '../../documents/service-page/service-page-model.ts';
import type { HealthSystem, HealthSystemLocation } from '../../platform/settings/health-system.ts';
import { fullChargeOf } from '../figures/full-charge.ts';
import type { PriceBooks } from '../figures/price-books.ts';
import type { SiteEstimate } from '../figures/site-estimate.ts';
import { offeredServices } from '../services/offered-services.ts';

interface PublicServices {
  readonly prices: PriceBooks;
  readonly system: HealthSystem;
}

/** A category of the catalogue with what our sites offer of it. */
export interface PublicCategory {
  readonly name: string;
  readonly services: ReadonlyArray<{ readonly id: string; readonly name: string }>;
}

/** The services that have a public page: those that at least one of our own sites offers, by category. */
export async function publicCategories(
  { prices, system }: PublicServices,
  language: Language,
): Promise<PublicCategory[]> {
  const live = await prices.live();
  const ids = ownSites(system).map(({ id }) => id);
  const { templates } = await offeredServices(prices, live, ids);
  const byCategory = Map.groupBy(templates, ({ category }) => category);
  return serviceCategories
    .map(({ id, name }) => ({
      name: textOf(name, language),
      services: (byCategory.get(id) ?? [])
        .map((template) => ({ id: template.id, name: textOf(template.name, language) }))
        .toSorted((a, b) => a.name.localeCompare(b.name, language)),
    }))
    .filter(({ services }) => services.length > 0);
}

/** What the public page of a service shows: its price at each of our own sites that offers it. Null where none does. */
export async function publicService(
  id: string,
  { prices, system }: PublicServices,
  language: Language,
): Promise<ServicePageModel | null> {
  const template = findTemplate(id);
  if (template === undefined) return null;
  const sites = ownSites(system);
  const estimates = await prices.estimates(
    await prices.live(),
    sites.map((site) => site.id),
    template,
  );
  const shown = sites.flatMap((site) => {
    const estimate = estimates.get(site.id);
    return estimate?.offered ? [sitePrice(site, estimate)] : [];
  });
  return shown.length === 0 ? null : { ...wordsOf(template, language), sites: shown };
}

function wordsOf({ id, name, description, synonyms, components }: ServiceTemplate, language: Language) {
  const [first] = components;
  return {
    id,
    name: textOf(name, language),
    description: textOf(description, language),
    synonyms: entryOf(synonyms, language),
    code: first === undefined ? null : { type: first.codeType, value: first.code },
  };
}

/** Other hospitals' prices are for comparison within the estimator, and are theirs to publish. */
function ownSites(system: HealthSystem): HealthSystemLocation[] {
  return system.locations.filter(({ ours }) => ours);
}

function sitePrice({ name, address, phone }: HealthSystemLocation, { estimate, file }: SiteEstimate): SitePrice {
  const { total, physicianFeesRemoved, hasPricingFailures } = estimate;
  return {
    site: { name, address, phone },
    cents: total === null ? null : { low: total.lowCents, high: total.highCents },
    fullCharge: fullChargeOf(estimate),
    holds: physicianFeesRemoved ? 'hospitalFees' : hasPricingFailures ? 'aPart' : 'all',
    pricesOf: file?.lastUpdatedOn ?? null,
  };
}
