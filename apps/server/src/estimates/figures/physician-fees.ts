import type { NoPrice } from '@portico/estimate';
import type { SiteEstimate } from './site-estimate.ts';
import type { PricedService } from './priced-service.ts';

type Sites = ReadonlyMap<string, SiteEstimate>;

/**
 * Marks the sites where the physician's fee is missing although the file does not name it. One file does not show whether physicians
 * bill an optional part; if another site of the system lists their charge, they do. Then a site that prices only the hospital's part
 * shows hospital fees only (spec §3).
 */
export function withMissingPhysicianFees(service: PricedService, sites: Sites): Sites {
  const optional = service.components.filter((component) => component.optional && component.fee === 'professional');
  const missing = optional.filter(({ id }) => [...sites.values()].some((site) => lists(site, id)));
  return missing.length === 0
    ? sites
    : new Map([...sites].map(([locationId, site]) => [locationId, withMissing(site, missing)]));
}

function withMissing(site: SiteEstimate, missing: PricedService['components']): SiteEstimate {
  const { estimate } = site;
  const unlisted = missing.filter(({ id }) => !lists(site, id));
  if (estimate.total === null || unlisted.length === 0) return site;
  const unpriced = [
    ...estimate.unpriced,
    ...unlisted.map((component) => ({ component, reason: reasonOf(component, estimate) })),
  ];
  const isHospitalAlone = estimate.physician === null;
  return {
    ...site,
    estimate: {
      ...estimate,
      unpriced,
      free: false,
      physicianFeesRemoved: isHospitalAlone,
      hasPricingFailures: estimate.hasPricingFailures || !isHospitalAlone,
    },
  };
}

/** The file may list the hospital's part under the same code. */
function reasonOf(component: PricedService['components'][number], { priced }: SiteEstimate['estimate']): NoPrice {
  const isListed = priced.some((other) => other.component.code === component.code);
  return isListed ? 'otherBiller' : 'notListed';
}

function lists({ estimate }: SiteEstimate, componentId: string): boolean {
  return [...estimate.priced, ...estimate.unpriced].some(({ component }) => component.id === componentId);
}
