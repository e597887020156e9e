import { codeKey, estimateService, type ListedCharge, type ServiceEstimate, withoutAmounts } from '@portico/estimate';
import { componentsOn, type ServiceComponent } from '../../catalogue/index.ts';
import type { PriceFile } from '../../prices/queries/listed-charges.ts';
import type { PricedService } from './priced-service.ts';
import { hasPrincipal, principalOf } from './principal-part.ts';

/** The cost of a service at a location, and the file of its prices; null where the location has no prices. */
export interface SiteEstimate {
  readonly file: PriceFile | null;
  readonly estimate: ServiceEstimate;
  /** Whether the file lists the code of the service's principal part, with or without an amount, for any biller. */
  readonly offered: boolean;
}

/** Without a price of the principal part, the service has no price. */
export function siteEstimate(
  service: PricedService,
  file: PriceFile | null,
  charges: readonly ListedCharge[],
): SiteEstimate {
  const estimate = estimateService(componentsOn(service.components, file?.lastUpdatedOn ?? null), charges);
  const offered = lists(principalOf(service, estimate), charges);
  return { file, offered, estimate: hasPrincipal(service, estimate) ? estimate : withoutAmounts(estimate) };
}

/** Whether the file lists the code of a part, or one that stands for it, as whatever. */
function lists(part: ServiceComponent | undefined, charges: readonly ListedCharge[]): boolean {
  if (part === undefined || charges.length === 0) return false;
  const keys = new Set([part.code, ...(part.alternates ?? [])].map((code) => codeKey(part.codeType, code)));
  return charges.some((charge) => keys.has(codeKey(charge.codeType, charge.code)));
}
