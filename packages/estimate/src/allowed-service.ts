import type { Component } from './charge.ts';
import { chooseRate, type ChosenRate, type NoRate } from './choose-rate.ts';
import type { PlanSelector, RatedCharge } from './negotiated-rate.ts';
import { priceParts, type PricedParts } from './priced-parts.ts';

/** What a plan allows for a service at one hospital. Its amounts are allowed amounts, before the plan pays anything. */
export type AllowedService = PricedParts<ChosenRate, NoRate>;

/** The allowed amounts of a service from the charges of one price file. Charges of other codes are ignored. */
export function allowedService(
  components: readonly Component[],
  charges: readonly RatedCharge[],
  plan: PlanSelector,
): AllowedService {
  return priceParts<ChosenRate, NoRate>(components, (component, options) =>
    chooseRate(component, charges, plan, options),
  );
}
