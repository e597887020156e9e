import type { CallName } from '@portico/contract';
import type { ProxyScope } from '../../proxies/proxy-scope.ts';

/**
 * What may be called while a session acts for a patient, by what the access must allow. `always`: it concerns the session itself,
 * and is open to one whose access has ended, too. A call that is not here is refused to everyone who acts for somebody
 * (docs/decisions/0090): what guards an account, its messages and its visits are its own person's.
 */
export const actingCalls: Readonly<Partial<Record<CallName, ProxyScope | 'always'>>> = {
  getSession: 'always',
  extendSession: 'always',
  actFor: 'always',
  // To sign in to an app, and what it may know of the person who signs in.
  getAppRequest: 'always',
  allowApp: 'always',

  getSavedEstimates: 'view',
  patientGetEstimateDetails: 'view',

  patientSelectLocation: 'manage',
  patientGetEstimateServices: 'manage',
  patientGetServiceTemplates: 'manage',
  patientCompareSites: 'manage',
  patientSiteDistances: 'manage',
  patientUpdateLocation: 'manage',
  patientUpdateProvider: 'manage',
  patientUpdateKindOfCare: 'manage',
  patientSendSummaryEmail: 'manage',
  patientAcceptDisclaimer: 'manage',
  saveEstimate: 'manage',
  renameEstimate: 'manage',
  reviseEstimate: 'manage',
  deleteEstimate: 'manage',

  patientSelectInsurance: 'manage',
  patientStartRteQuery: 'manage',
  patientRequestRte: 'manage',
  patientCheckRte: 'manage',
  patientUpdateManualBenefits: 'manage',
  patientUpdateToSelfPay: 'manage',
  patientUpdateToInsurance: 'manage',
  patientRemoveSecondInsurance: 'manage',
  patientSwapInsurances: 'manage',
  patientTakeInsurerDetails: 'manage',
};

/**
 * Calls that may leave no entry in the audit trail while a session acts for a patient. Every other one leaves one that names both
 * (record-acting.ts).
 */
export const unrecordedCalls: ReadonlySet<CallName> = new Set<CallName>([
  // They concern the session; whom it switches to, ActFor records itself.
  'getSession',
  'extendSession',
  'actFor',
  'getAppRequest',
  // What an app may know of the person who signs in: an entry of theirs, not of the patient.
  'allowApp',
  // Prices and services of the hospital: they have nothing of the patient.
  'patientSelectLocation',
  'patientGetEstimateServices',
  'patientGetServiceTemplates',
  'patientSiteDistances',
  // Asked every few seconds until the insurer answers; the check itself has its entry.
  'patientCheckRte',
]);
