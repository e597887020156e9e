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
import { useStartOver } from './use-start-over.ts';

keepBriefly(getEstimateDetails);

const base: Omit<EstimatesBase, 'token' | 'startOver'> = {
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
};

/** The estimator of a guest: its calls and states, with the token that the guest got for accepting the terms. */
export function GuestEstimates({ token, children }: { token?: string | undefined; children: ReactNode }) {
  const startOver = useStartOver();
  const value = useMemo(() => ({ ...base, token, startOver }), [token, startOver]);
  return <EstimatesBaseContext value={value}>{children}</EstimatesBaseContext>;
}
