import type {
  acceptDisclaimer,
  checkRte,
  getEstimateDetails,
  getEstimateServices,
  getServiceTemplates,
  requestRte,
  selectInsurance,
  selectLocation,
  sendSummaryEmail,
  startRteQuery,
  StateName,
  updateLocation,
  updateManualBenefits,
  updateProvider,
  updateToInsurance,
  updateToSelfPay,
} from '@portico/contract';
import { createContext, useContext } from 'react';

/** The calls of the estimator: a guest's, or the twins of whoever is signed in (spec §7). */
interface EstimateCalls {
  readonly selectLocation: typeof selectLocation;
  readonly getEstimateServices: typeof getEstimateServices;
  readonly getServiceTemplates: typeof getServiceTemplates;
  readonly getEstimateDetails: typeof getEstimateDetails;
  readonly updateLocation: typeof updateLocation;
  readonly updateProvider: typeof updateProvider;
  readonly sendSummaryEmail: typeof sendSummaryEmail;
  readonly selectInsurance: typeof selectInsurance;
  readonly startRteQuery: typeof startRteQuery;
  readonly requestRte: typeof requestRte;
  readonly checkRte: typeof checkRte;
  readonly updateManualBenefits: typeof updateManualBenefits;
  readonly updateToSelfPay: typeof updateToSelfPay;
  readonly updateToInsurance: typeof updateToInsurance;
  readonly acceptDisclaimer: typeof acceptDisclaimer;
}

/** The states that its screens lead to (spec §2). Parameters that a state does not take are left out by whoever makes them. */
interface EstimateStates {
  /** Where the estimates begin, and where an unstable state leads (spec §4). */
  readonly start: 'estimates' | 'patient-cost-estimates';
  readonly locations: 'estimates' | 'patient-cost-estimates-location';
  /** A guest accepts the terms first (spec §6). */
  readonly afterLocation: 'estimates-terms' | 'patient-cost-estimates-services';
  readonly services: 'estimates-services' | 'patient-cost-estimates-services';
  /** A guest's own page; whoever is signed in enters an insurance on the details page. */
  readonly insurance: 'estimates-insurance' | null;
  readonly afterService: 'estimates-insurance' | 'estimates-details' | 'patient-cost-estimates-detail';
  readonly details: 'estimates-details' | 'patient-cost-estimates-detail';
}

/** What only whoever is signed in can do (spec §6). Both lead to the saved estimates; a `CallFailure` is thrown. */
export interface Keeping {
  readonly save: (estimateId: string) => Promise<void>;
  readonly remove: (savedEstimateId: string) => Promise<void>;
}

/** What the screens of the estimator stand on, signed out and in. */
export interface EstimatesBase {
  readonly isSignedIn: boolean;
  readonly calls: EstimateCalls;
  readonly states: EstimateStates;
  /** The steps from the first screen to the estimate. */
  readonly steps: readonly StateName[];
  /** A guest's token, for the calls; undefined where there is none and for whoever is signed in. */
  readonly token: string | undefined;
  /** null for a guest. */
  readonly keeping: Keeping | null;
  /** As one starts over: forgets what was earned on the way. */
  readonly startOver: () => void;
}

export const EstimatesBaseContext = createContext<EstimatesBase | null>(null);

export function useEstimatesBase(): EstimatesBase {
  const base = useContext(EstimatesBaseContext);
  if (!base) throw new Error('useEstimatesBase stands outside GuestEstimates and PatientEstimates');
  return base;
}
