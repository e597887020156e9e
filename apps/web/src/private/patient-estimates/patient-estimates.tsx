import {
  patientAcceptDisclaimer,
  patientCheckRte,
  patientCompareSites,
  patientCreateHealthLink,
  patientFetchHealthLink,
  patientGetHealthLinks,
  patientRevokeHealthLink,
  patientGetEstimateDetails,
  patientGetEstimateServices,
  patientGetServiceTemplates,
  patientRemoveSecondInsurance,
  patientRequestRte,
  patientSelectInsurance,
  patientSelectLocation,
  patientGoodFaithEstimate,
  patientGoodFaithEstimatePacket,
  patientKeepEstimate,
  patientSendSummaryEmail,
  patientSiteDistances,
  patientStartRteQuery,
  patientSwapInsurances,
  patientTakeInsurerDetails,
  patientUpdateKindOfCare,
  patientUpdateLocation,
  patientUpdateManualBenefits,
  patientUpdateProvider,
  patientUpdateToInsurance,
  patientUpdateToSelfPay,
} from '@portico/contract';
import type { ReactNode } from 'react';
import { EstimatesBaseContext, type EstimatesBase } from '../../estimates-base/estimates-base.ts';
import { cacheBriefly } from '../../estimates-base/cache-briefly.ts';
import { useEstimateStorage } from './use-estimate-storage.ts';

cacheBriefly(patientGetEstimateDetails);

const base: Omit<EstimatesBase, 'storage'> = {
  isSignedIn: true,
  calls: {
    selectLocation: patientSelectLocation,
    getEstimateServices: patientGetEstimateServices,
    getServiceTemplates: patientGetServiceTemplates,
    getEstimateDetails: patientGetEstimateDetails,
    compareSites: patientCompareSites,
    siteDistances: patientSiteDistances,
    removeSecondInsurance: patientRemoveSecondInsurance,
    swapInsurances: patientSwapInsurances,
    takeInsurerDetails: patientTakeInsurerDetails,
    updateKindOfCare: patientUpdateKindOfCare,
    updateLocation: patientUpdateLocation,
    updateProvider: patientUpdateProvider,
    goodFaithEstimate: patientGoodFaithEstimate,
    goodFaithEstimatePacket: patientGoodFaithEstimatePacket,
    keepEstimate: patientKeepEstimate,
    sendSummaryEmail: patientSendSummaryEmail,
    createHealthLink: patientCreateHealthLink,
    getHealthLinks: patientGetHealthLinks,
    revokeHealthLink: patientRevokeHealthLink,
    fetchHealthLink: patientFetchHealthLink,
    selectInsurance: patientSelectInsurance,
    startRteQuery: patientStartRteQuery,
    requestRte: patientRequestRte,
    checkRte: patientCheckRte,
    updateManualBenefits: patientUpdateManualBenefits,
    updateToSelfPay: patientUpdateToSelfPay,
    updateToInsurance: patientUpdateToInsurance,
    acceptDisclaimer: patientAcceptDisclaimer,
  },
  states: {
    start: 'patient-cost-estimates',
    locations: 'patient-cost-estimates-location',
    afterLocation: 'patient-cost-estimates-services',
    careFirst: 'patient-cost-estimates-services',
    services: 'patient-cost-estimates-services',
    compare: 'patient-cost-estimates-compare',
    insurance: null,
    afterService: 'patient-cost-estimates-detail',
    details: 'patient-cost-estimates-detail',
  },
  steps: ['patient-cost-estimates-location', 'patient-cost-estimates-services', 'patient-cost-estimates-detail'],
  careFirstSteps: [
    'patient-cost-estimates-services',
    'patient-cost-estimates-compare',
    'patient-cost-estimates-detail',
  ],
  token: undefined,
  startOver: () => {},
};

/** The estimator of a signed-in user: its calls, states, and what can be saved. */
export function PatientEstimates({ children }: { children: ReactNode }) {
  return <EstimatesBaseContext value={{ ...base, storage: useEstimateStorage() }}>{children}</EstimatesBaseContext>;
}
