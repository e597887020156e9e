import { accountCalls } from '../accounts/calls/index.ts';
import { assistanceCalls } from '../assistance/calls/index.ts';
import { estimateDocument } from '../documents/estimate-document.ts';
import { postalMailDocument } from '../documents/postal-mail-document.ts';
import { termsDocument } from '../documents/terms-document.ts';
import { careCalls } from '../care/calls/index.ts';
import { enrolmentCalls } from '../enrolment/calls/index.ts';
import { estimateCalls } from '../estimates/calls/index.ts';
import { helpDeskCalls } from '../help-desk/calls/index.ts';
import { identityCalls } from '../identity/calls/index.ts';
import { lifecycleCalls } from '../lifecycle/calls/index.ts';
import { openIdCalls } from '../openid/calls/index.ts';
import { patientCalls } from '../patients/calls/index.ts';
import { proxyCalls } from '../proxies/calls/index.ts';
import { visitCalls } from '../visits/calls/index.ts';
import { appCalls } from './calls/index.ts';
import type { Documents, Handlers } from './http/handler.ts';

/** The handlers of all calls. Each feature lists its own in `calls/index.ts`. */
export const handlers = {
  ...accountCalls,
  ...assistanceCalls,
  ...enrolmentCalls,
  ...estimateCalls,
  ...helpDeskCalls,
  ...identityCalls,
  ...lifecycleCalls,
  ...openIdCalls,
  ...patientCalls,
  ...proxyCalls,
  ...visitCalls,
  ...careCalls,
  ...appCalls,
} satisfies Handlers;

/** The calls that also answer with a page. */
export const documents = {
  guestTerms: termsDocument,
  getEstimateDetails: estimateDocument,
  patientGetEstimateDetails: estimateDocument,
  getPostalMailForm: postalMailDocument,
  askPostalMail: postalMailDocument,
  getVisitCalendar: ({ calendar }) => calendar,
} satisfies Documents;
