import { atPlace, columnsOf, type Place } from './figures/insurance-places.ts';
import { sealBenefits } from './figures/plan-benefits.ts';
import { serviceTypesOfEstimate } from './figures/service-types-of.ts';
import { isSettled } from './figures/settled-benefits.ts';
import { insuranceViewOf } from './insurance/insurance-of-estimate.ts';
import type { StoredEstimate } from './queries/estimates.ts';
import type { EstimateInsurance } from './queries/paid-estimates.ts';
import type { EstimateServices } from './services.ts';

/** What the insurer of a place told last, as the benefits of an estimate; nothing where it is not enough for the care. */
export async function toldBenefits(
  estimate: StoredEstimate,
  place: Place,
  services: EstimateServices,
): Promise<EstimateInsurance> {
  const told = (await insuranceViewOf(atPlace(estimate, place), services))?.told ?? null;
  const isEnough = told !== null && isSettled(told, serviceTypesOfEstimate(estimate));
  return isEnough ? columnsOf(place, { benefits: sealBenefits(services.settings.keys, estimate.owner_id, told) }) : {};
}
