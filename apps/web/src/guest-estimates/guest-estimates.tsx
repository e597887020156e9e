import {
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
  updateLocation,
  updateManualBenefits,
  updateProvider,
  updateToInsurance,
  updateToSelfPay,
} from '@portico/contract';
import { useMemo, type ReactNode } from 'react';
import { EstimatesBaseContext, type EstimatesBase } from '../estimates-base/estimates-base.ts';
import { keepBriefly } from '../estimates-base/keep-briefly.ts';
import { insuranceMemory } from '../portal/personal-memory.ts';
import { forgetGuestToken } from './guest-token.ts';

keepBriefly(getEstimateDetails);

const base: Omit<EstimatesBase, 'token'> = {
  isSignedIn: false,
  calls: {
    selectLocation,
    getEstimateServices,
    getServiceTemplates,
    getEstimateDetails,
    updateLocation,
    updateProvider,
    sendSummaryEmail,
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
    services: 'estimates-services',
    insurance: 'estimates-insurance',
    afterService: 'estimates-insurance',
    details: 'estimates-details',
  },
  steps: ['estimates', 'estimates-terms', 'estimates-services', 'estimates-insurance', 'estimates-details'],
  keeping: null,
  startOver: () => {
    forgetGuestToken();
    insuranceMemory.forget();
  },
};

/** The estimator of whoever is not signed in: their calls and states, with the token that accepting the terms earned. */
export function GuestEstimates({ token, children }: { token?: string | undefined; children: ReactNode }) {
  const value = useMemo(() => ({ ...base, token }), [token]);
  return <EstimatesBaseContext value={value}>{children}</EstimatesBaseContext>;
}
