import { withoutSecond } from './figures/insurance-places.ts';
import { sealBenefits } from './figures/plan-benefits.ts';
import { serviceTypesOfEstimate } from './figures/service-types-of.ts';
import { isSettled } from './figures/settled-benefits.ts';
import { insuranceViewOf } from './insurance/insurance-of-estimate.ts';
import type { StoredEstimate } from './queries/estimates.ts';
import { findInsuranceOnFile } from './queries/insurances.ts';
import type { Services } from '../platform/services.ts';

/** What an estimate is paid with, and the kind of care that this depends on. */
export type StartingPayment = Pick<
  StoredEstimate,
  'insurance_id' | 'benefits' | 'second_insurance_id' | 'second_benefits' | 'is_self_pay' | 'kind_of_care'
>;

const unpaid: StartingPayment = {
  insurance_id: null,
  benefits: null,
  ...withoutSecond,
  is_self_pay: false,
  kind_of_care: null,
};

/**
 * What a new estimate of a service is paid with: what the owner's newest estimate of the same service is, wherever that is; else the
 * insurance that an account has on file, where its insurer has told enough of this care this year, and has not refused it since. So the
 * estimate at a place comes to what the list of all places said (docs/decisions/0120).
 *
 * @param same the owner's newest estimate of the same service.
 */
export async function startingPayment(
  fresh: Omit<StoredEstimate, keyof StartingPayment>,
  same: StoredEstimate | undefined,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<StartingPayment> {
  if (same !== undefined) return paymentOf(same);
  return fresh.owner_kind === 'guest' ? unpaid : withInsuranceOnFile({ ...fresh, ...unpaid }, services);
}

function paymentOf({
  insurance_id,
  benefits,
  second_insurance_id,
  second_benefits,
  is_self_pay,
  kind_of_care,
}: StoredEstimate): StartingPayment {
  return { insurance_id, benefits, second_insurance_id, second_benefits, is_self_pay, kind_of_care };
}

async function withInsuranceOnFile(
  fresh: StoredEstimate,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<StartingPayment> {
  const onFile = await findInsuranceOnFile(services.database.db, fresh.owner_id);
  if (onFile === undefined) return unpaid;
  const view = await insuranceViewOf({ ...fresh, insurance_id: onFile.id }, services);
  if (view === null || view.told === null || view.lastRefusal !== null) return unpaid;
  if (!isSettled(view.told, serviceTypesOfEstimate(fresh))) return unpaid;
  const benefits = sealBenefits(services.settings.keys, fresh.owner_id, view.told);
  return { ...unpaid, insurance_id: onFile.id, benefits };
}
