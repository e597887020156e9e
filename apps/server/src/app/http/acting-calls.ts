import { type CallName, heldScopes, type HeldScope } from '@portico/contract';
import { seeEstimates } from '../../accounts/proxy-scopes.ts';

/** What an access must hold one of, for each kind of call. */
const makeEstimates = ['estimates'] as const;
const seeVisits = ['view', 'manage'] as const;
const manageVisits = ['manage'] as const;
const messages = ['messages'] as const;

/**
 * What may be called while a session acts for a patient, by the scopes that open it: one of them is enough. `always`: it concerns the session itself,
 * and is open to one whose access has ended, too. A call that is not here is refused to everyone who acts for somebody
 * (docs/decisions/0090, 0203): what guards an account is its own person's.
 */
export const actingCalls: Readonly<Partial<Record<CallName, readonly HeldScope[] | 'always'>>> = {
  getSession: 'always',
  extendSession: 'always',
  actFor: 'always',
  // To sign in to an app, and what it may know of the person who signs in.
  getAppRequest: 'always',
  allowApp: 'always',
  // Waits for the end of the access under which the page acts, whatever it allows.
  watchAccess: heldScopes,

  getSavedEstimates: seeEstimates,
  patientGetEstimateDetails: seeEstimates,

  patientSelectLocation: makeEstimates,
  patientGetEstimateServices: makeEstimates,
  patientGetServiceTemplates: makeEstimates,
  patientCompareSites: makeEstimates,
  patientSiteDistances: makeEstimates,
  patientUpdateLocation: makeEstimates,
  patientUpdateProvider: makeEstimates,
  patientUpdateKindOfCare: makeEstimates,
  patientSendSummaryEmail: makeEstimates,
  patientAcceptDisclaimer: makeEstimates,
  saveEstimate: makeEstimates,
  renameEstimate: makeEstimates,
  reviseEstimate: makeEstimates,
  deleteEstimate: makeEstimates,

  patientSelectInsurance: makeEstimates,
  patientStartRteQuery: makeEstimates,
  patientRequestRte: makeEstimates,
  patientCheckRte: makeEstimates,
  patientUpdateManualBenefits: makeEstimates,
  patientUpdateToSelfPay: makeEstimates,
  patientUpdateToInsurance: makeEstimates,
  patientRemoveSecondInsurance: makeEstimates,
  patientSwapInsurances: makeEstimates,
  patientTakeInsurerDetails: makeEstimates,

  getVisits: seeVisits,
  getVisitCalendar: seeVisits,
  joinVisit: manageVisits,
  getScheduling: manageVisits,
  getAppointments: seeVisits,

  getHelpDesk: messages,
  getUnreadAnswers: messages,
  getCareMessages: messages,
  markAnswersRead: messages,
  sendHelpDeskMessage: messages,
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
  'watchAccess',
  // What an app may know of the person who signs in: an entry of theirs, not of the patient.
  'allowApp',
  // Prices and services of the hospital: they have nothing of the patient.
  'patientSelectLocation',
  'patientGetEstimateServices',
  'patientGetServiceTemplates',
  'patientSiteDistances',
  // Asked every few seconds until the insurer answers; the check itself has its entry.
  'patientCheckRte',
  // Asked by each page that shows how many there are.
  'getUnreadAnswers',
]);
