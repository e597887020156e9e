import type { CurrentInsurance, EstimateModel } from '@portico/contract';
import { lacksDoctor } from './lacks-doctor.ts';

/**
 * How an estimate stands towards insurance: `none` is known; there is one but it is set aside (`selfPay`); or one is used,
 * with what is known of its benefits.
 */
export type Standing = 'none' | 'selfPay' | CurrentInsurance['Status'];

export function standingOf({ CurrentInsurance: insurance, IsSelfPay }: EstimateModel): Standing {
  if (insurance === null) return 'none';
  return IsSelfPay ? 'selfPay' : insurance.Status;
}

/** Insurer and plan in one name, as cards have it: "Meridian Choice PPO". A plan that names its insurer stands alone. */
export function planNameOf({ PlanName, Payor }: CurrentInsurance): string {
  if (PlanName.toLowerCase().includes(Payor.Name.toLowerCase())) return PlanName;
  return PlanName === '' ? Payor.Name : `${Payor.Name} ${PlanName}`;
}

/**
 * How an estimate opens for whoever is signed in and has not saved it (spec §4): with insurance on file the insurance view,
 * without it the switch to self-pay. Whatever was chosen before stays.
 */
export function opensWith(model: EstimateModel, isSignedIn: boolean): 'insuranceView' | 'selfPay' | 'asItStands' {
  const isUndecided = isSignedIn && model.SavedEstimateId === '' && model.CurrentInsurance === null && !model.IsSelfPay;
  if (!isUndecided) return 'asItStands';
  return model.HasCoverageOnFile ? 'insuranceView' : 'selfPay';
}

/** Everything that an estimate needs is chosen, and still no prices came back (spec §4: "an insurance section error shows"). */
export function cameToNothing(model: EstimateModel): boolean {
  const { Estimate: estimate, CurrentLocation: location } = model;
  if (estimate !== null) return estimate.FeeTable.length === 0 && estimate.Graph === null;
  return location !== null && !lacksDoctor(model);
}
