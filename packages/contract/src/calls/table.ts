import * as account from './account.ts';
import * as activation from './activation.ts';
import * as captcha from './captcha.ts';
import * as configuration from './configuration.ts';
import type { Call } from './define-call.ts';
import * as guestEstimates from './guest-estimates.ts';
import * as insurance from './insurance.ts';
import * as lookups from './lookups.ts';
import * as partners from './partners.ts';
import * as patientEstimates from './patient-estimates.ts';
import * as patientViews from './patient-views.ts';
import * as portal from './portal.ts';
import * as postalMail from './postal-mail.ts';
import * as recovery from './recovery.ts';
import * as secondFactors from './second-factors.ts';
import * as session from './session.ts';
import * as signIn from './sign-in.ts';
import * as signUp from './sign-up.ts';
import * as twoStep from './two-step.ts';
import * as verification from './verification.ts';

const modules = [
  portal,
  configuration,
  guestEstimates,
  insurance,
  patientEstimates,
  signIn,
  twoStep,
  session,
  recovery,
  account,
  secondFactors,
  patientViews,
  captcha,
  lookups,
  signUp,
  verification,
  postalMail,
  activation,
  partners,
];

/** Every call of the portal, in the order in which the documentation lists them. */
export const calls: readonly Call[] = modules.flatMap((each) => Object.values(each).filter(isCall));

function isCall(exported: unknown): exported is Call {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'reply' in exported;
}
