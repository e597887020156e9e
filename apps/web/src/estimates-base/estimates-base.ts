import type {
  acceptDisclaimer,
  checkRte,
  compareSites,
  createHealthLink,
  fetchHealthLink,
  getEstimateDetails,
  getEstimateServices,
  getHealthLinks,
  getServiceTemplates,
  goodFaithEstimate,
  goodFaithEstimatePacket,
  keepEstimate,
  removeSecondInsurance,
  requestRte,
  revokeHealthLink,
  selectInsurance,
  selectLocation,
  sendSummaryEmail,
  siteDistances,
  startRteQuery,
  StateName,
  swapInsurances,
  takeInsurerDetails,
  updateKindOfCare,
  updateLocation,
  updateManualBenefits,
  updateProvider,
  updateToInsurance,
  updateToSelfPay,
} from '@portico/contract';
import { createContext, useContext } from 'react';

/** The calls of the estimator: a guest's, or their twins for a signed-in person (spec §7). */
interface EstimateCalls {
  readonly selectLocation: typeof selectLocation;
  readonly getEstimateServices: typeof getEstimateServices;
  readonly getServiceTemplates: typeof getServiceTemplates;
  readonly getEstimateDetails: typeof getEstimateDetails;
  readonly compareSites: typeof compareSites;
  readonly siteDistances: typeof siteDistances;
  readonly takeInsurerDetails: typeof takeInsurerDetails;
  readonly updateKindOfCare: typeof updateKindOfCare;
  readonly updateLocation: typeof updateLocation;
  readonly updateProvider: typeof updateProvider;
  readonly sendSummaryEmail: typeof sendSummaryEmail;
  readonly goodFaithEstimate: typeof goodFaithEstimate;
  readonly goodFaithEstimatePacket: typeof goodFaithEstimatePacket;
  readonly keepEstimate: typeof keepEstimate;
  readonly createHealthLink: typeof createHealthLink;
  readonly getHealthLinks: typeof getHealthLinks;
  readonly revokeHealthLink: typeof revokeHealthLink;
  readonly fetchHealthLink: typeof fetchHealthLink;
  readonly selectInsurance: typeof selectInsurance;
  readonly startRteQuery: typeof startRteQuery;
  readonly requestRte: typeof requestRte;
  readonly checkRte: typeof checkRte;
  readonly updateManualBenefits: typeof updateManualBenefits;
  readonly updateToSelfPay: typeof updateToSelfPay;
  readonly updateToInsurance: typeof updateToInsurance;
  readonly removeSecondInsurance: typeof removeSecondInsurance;
  readonly swapInsurances: typeof swapInsurances;
  readonly acceptDisclaimer: typeof acceptDisclaimer;
}

/**
 * The states that its screens link to (spec §2). The code that makes their parameters leaves out those that a state
 * does not have.
 */
interface EstimateStates {
  /** The first state of the estimator; an unstable state leads back to it (spec §4). */
  readonly start: 'estimates' | 'patient-cost-estimates';
  readonly locations: 'estimates' | 'patient-cost-estimates-location';
  /** A guest accepts the terms first (spec §6). */
  readonly afterLocation: 'estimates-terms' | 'patient-cost-estimates-services';
  /** Where who begins with the care goes on (docs/decisions/0129). A guest accepts the terms first. */
  readonly careFirst: 'estimates-terms' | 'patient-cost-estimates-services';
  readonly services: 'estimates-services' | 'patient-cost-estimates-services';
  /** The places of a service, for who begins with the care. */
  readonly compare: 'estimates-compare' | 'patient-cost-estimates-compare';
  /** A guest's own page; null for a signed-in person, who enters an insurance on the details page. */
  readonly insurance: 'estimates-insurance' | null;
  readonly afterService: 'estimates-insurance' | 'estimates-details' | 'patient-cost-estimates-detail';
  readonly details: 'estimates-details' | 'patient-cost-estimates-detail';
}

/** What only a signed-in person can do (spec §6). All but renaming open the saved estimates; they throw a `CallFailure`. */
export interface EstimateStorage {
  readonly save: (estimateId: string) => Promise<void>;
  readonly remove: (savedEstimateId: string) => Promise<void>;
  /** Puts today's figures in the place of the saved ones. */
  readonly revise: (savedEstimateId: string) => Promise<void>;
  /** @param givenName '' for none. */
  readonly rename: (savedEstimateId: string, givenName: string) => Promise<void>;
}

/** What the screens of the estimator need and what differs between guests and signed-in persons. */
export interface EstimatesBase {
  readonly isSignedIn: boolean;
  readonly calls: EstimateCalls;
  readonly states: EstimateStates;
  /** The steps from the first screen to the estimate. */
  readonly steps: readonly StateName[];
  /** The same for who begins with the care (docs/decisions/0129). */
  readonly careFirstSteps: readonly StateName[];
  /** A guest's token for the calls; undefined if there is none and for a signed-in person. */
  readonly token: string | undefined;
  /** null for a guest. */
  readonly storage: EstimateStorage | null;
  /** Run when the visitor starts over: deletes the token and the data of the guest's visit. */
  readonly startOver: () => void;
}

export const EstimatesBaseContext = createContext<EstimatesBase | null>(null);

export function useEstimatesBase(): EstimatesBase {
  const base = useContext(EstimatesBaseContext);
  if (!base) throw new Error('useEstimatesBase stands outside GuestEstimates and PatientEstimates');
  return base;
}
