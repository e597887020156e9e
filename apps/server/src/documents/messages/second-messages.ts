import type { CoordinationRule } from '@portico/estimate';

/** Words for an estimate with two insurances. Amounts are already formatted. */
export interface SecondInsuranceMessages {
  /** In the working, as title and detail of what it takes off. */
  pays(payor: string): string;
  /** `alone` is what it would pay alone. */
  paysDetail(parts: { rule: CoordinationRule; alone: string }): string;
  /** Above the steps of the second, and their total. */
  working(payor: string): string;
  wouldLeave: string;
  yourInsurances: string;
  /** "with Meridian first, then Cascadia Blue". */
  withBoth(first: string, second: string): string;
  /** Next to a site's amount. */
  siteNotCounted: string;
  /** It was entered already, as the other insurance of the estimate. */
  alreadyEntered: string;
}
