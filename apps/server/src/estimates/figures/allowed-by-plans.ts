import { type AllowedService, allowedService } from '@portico/estimate';
import { componentsOn } from '../../catalogue/index.ts';
import { isOfName } from '../../prices/payors/plan-of-payor.ts';
import type { PricedService } from './priced-service.ts';
import { hasPrincipal } from './principal-part.ts';
import type { SiteRates } from './rate-books.ts';

/** What an insurer allows for a service at a location. */
export interface AllowedByPlans {
  /** By the patient's plan, or by the plan in the middle where the patient's is unknown. */
  readonly allowed: AllowedService;
  /** By each plan that can be the patient's and prices the principal part, including the plan of `allowed`: the lowest total first. */
  readonly each: readonly AllowedService[];
}

/**
 * What the patient's plan allows. Where it is unknown which of the insurer's plans it is, the prices of one plan are used for all
 * parts, because a patient has one plan: of the plans that price the most parts, above all the principal part, the one with the
 * middle total; of two, the lower (docs/decisions/0028-what-a-patient-owes.md).
 */
export function allowedByPlans(
  service: PricedService,
  { file, charges, plan }: Pick<SiteRates, 'file' | 'charges' | 'plan'>,
): AllowedByPlans {
  const components = componentsOn(service.components, file?.lastUpdatedOn ?? null);
  const together = allowedService(components, charges, plan.isChosen);
  if (plan.by !== 'allPlans' || together.total === null) return { allowed: together, each: [together] };
  const ofPlans = plan.names.map((name) => allowedService(components, charges, isOfName(name)));
  const withPrincipal = ofPlans.filter((allowed) => hasPrincipal(service, allowed));
  const each = (withPrincipal.length > 0 ? withPrincipal : ofPlans).toSorted((a, b) => totalOf(a) - totalOf(b));
  const most = Math.max(...each.map(({ priced }) => priced.length));
  const fullest = each.filter(({ priced }) => priced.length === most);
  return { allowed: fullest[Math.floor((fullest.length - 1) / 2)] ?? together, each };
}

/** Integer cents. */
export function totalOf({ total }: AllowedService): number {
  return total?.amountCents ?? 0;
}
