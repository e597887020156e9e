import {
  acceptDisclaimer,
  checkRte,
  compareSites,
  createHealthLink,
  fetchHealthLink,
  getEstimateDetails,
  getEstimateServices,
  getHealthLinks,
  getServiceTemplates,
  removeSecondInsurance,
  requestRte,
  revokeHealthLink,
  selectInsurance,
  selectLocation,
  goodFaithEstimate,
  goodFaithEstimatePacket,
  keepEstimate,
  sendSummaryEmail,
  siteDistances,
  startOver,
  startRteQuery,
  swapInsurances,
  takeInsurerDetails,
  updateKindOfCare,
  updateLocation,
  updateManualBenefits,
  updateProvider,
  updateToInsurance,
  updateToSelfPay,
} from '@portico/contract';
import { useCallback, useMemo, type ReactNode } from 'react';
import { EstimatesBaseContext, type EstimatesBase } from '../estimates-base/estimates-base.ts';
import { cacheBriefly } from '../estimates-base/cache-briefly.ts';
import { forgetGuest } from '../portal/personal-memory.ts';
import { usePortal } from '../portal/portal.tsx';
import { sendCall } from '../portal/send-call.ts';
import { forgetGuestToken } from './guest-token.ts';

cacheBriefly(getEstimateDetails);

/** In seconds. Nothing waits for the response. */
const ANSWER_WITHIN = 15;

const base: Omit<EstimatesBase, 'token' | 'startOver'> = {
  isSignedIn: false,
  calls: {
    selectLocation,
    getEstimateServices,
    getServiceTemplates,
    getEstimateDetails,
    compareSites,
    siteDistances,
    removeSecondInsurance,
    swapInsurances,
    takeInsurerDetails,
    updateKindOfCare,
    updateLocation,
    updateProvider,
    goodFaithEstimate,
    goodFaithEstimatePacket,
    keepEstimate,
    sendSummaryEmail,
    createHealthLink,
    getHealthLinks,
    revokeHealthLink,
    fetchHealthLink,
    selectInsurance,
    startRteQuery,
    requestRte,
    checkRte,
    updateManualBenefits,
    updateToSelfPay,
    updateToInsurance,
    acceptDisclaimer,
  },
  states: {
    start: 'estimates',
    locations: 'estimates',
    afterLocation: 'estimates-terms',
    careFirst: 'estimates-terms',
    services: 'estimates-services',
    compare: 'estimates-compare',
    insurance: 'estimates-insurance',
    afterService: 'estimates-insurance',
    details: 'estimates-details',
  },
  steps: ['estimates', 'estimates-terms', 'estimates-services', 'estimates-insurance', 'estimates-details'],
  careFirstSteps: [
    'estimates-terms',
    'estimates-services',
    'estimates-compare',
    'estimates-insurance',
    'estimates-details',
  ],
  storage: null,
};

/** The estimator of a guest: its calls and states, with the token that the guest got for accepting the terms. */
export function GuestEstimates({ token, children }: { token?: string | undefined; children: ReactNode }) {
  const onStartOver = useStartOver();
  const value = useMemo(() => ({ ...base, token, startOver: onStartOver }), [token, onStartOver]);
  return <EstimatesBaseContext value={value}>{children}</EstimatesBaseContext>;
}

/**
 * Starts over for a guest: deletes what this tab stores about them, and asks the server to end the visit and delete the
 * insurance, so that the next person at a shared computer finds none of it. The request continues when the page is
 * left. If the server cannot be reached, accepting the terms on another day deletes the same data.
 */
function useStartOver(): () => void {
  const portal = usePortal();
  return useCallback(() => {
    forgetGuestToken();
    forgetGuest();
    sendCall(portal, startOver, {}, { timeout: ANSWER_WITHIN, keepalive: true }).catch(() => undefined);
  }, [portal]);
}
