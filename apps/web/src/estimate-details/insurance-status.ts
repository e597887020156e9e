import type { CurrentInsurance, EstimateModel } from '@portico/contract';

/**
 * The status of an estimate's insurance: none is known (`none`); there is one but it is set aside (`selfPay`); or one
 * is used, with what is known of its benefits.
 */
export type InsuranceStatus = 'none' | 'selfPay' | CurrentInsurance['Status'];

export function insuranceStatusOf({ CurrentInsurance: insurance, IsSelfPay }: EstimateModel): InsuranceStatus {
  if (insurance === null) return 'none';
  return IsSelfPay ? 'selfPay' : insurance.Status;
}

/**
 * Insurer and plan in one name, as on a card: "Meridian Choice PPO". A plan whose name contains the insurer is used
 * alone.
 */
export function planNameOf({ PlanName, Payor }: CurrentInsurance): string {
  if (PlanName.toLowerCase().includes(Payor.Name.toLowerCase())) return PlanName;
  return PlanName === '' ? Payor.Name : `${Payor.Name} ${PlanName}`;
}

/**
 * How an unsaved estimate opens for a signed-in person (spec §4): with insurance on file the insurance view, without it
 * the switch to self-pay. An earlier choice stays.
 */
export function initialView(model: EstimateModel, isSignedIn: boolean): 'insuranceView' | 'selfPay' | 'asItStands' {
  const isUndecided = isSignedIn && model.SavedEstimateId === '' && model.CurrentInsurance === null && !model.IsSelfPay;
  if (!isUndecided) return 'asItStands';
  return model.HasCoverageOnFile ? 'insuranceView' : 'selfPay';
}

/**
 * Everything that an estimate needs is chosen, but there are no prices (spec §4: "an insurance section error shows").
 */
export function cameToNothing(model: EstimateModel): boolean {
  const { Estimate: estimate, CurrentLocation: location } = model;
  if (estimate !== null) return estimate.FeeTable.length === 0 && estimate.Graph === null;
  return location !== null && model.KindOfCare === null;
}
