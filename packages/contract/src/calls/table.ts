import * as account from './account.ts';
import * as activation from './activation.ts';
import * as analytics from './analytics.ts';
import * as apps from './apps.ts';
import * as assistance from './assistance.ts';
import * as captcha from './captcha.ts';
import * as care from './care.ts';
import * as configuration from './configuration.ts';
import type { Call, CallInput, CallReply } from './define-call.ts';
import * as email from './email.ts';
import * as guestEstimates from './guest-estimates.ts';
import * as healthLinks from './health-links.ts';
import * as helpDesk from './help-desk.ts';
import * as identities from './identities.ts';
import * as insurance from './insurance.ts';
import * as keptEstimates from './kept-estimates.ts';
import * as lookups from './lookups.ts';
import * as partners from './partners.ts';
import * as patientEstimates from './patient-estimates.ts';
import * as patientViews from './patient-views.ts';
import * as portal from './portal.ts';
import * as postalMail from './postal-mail.ts';
import * as proxies from './proxies.ts';
import * as recordNotice from './record-notice.ts';
import * as recovery from './recovery.ts';
import * as secondInsurance from './second-insurance.ts';
import * as secondFactors from './second-factors.ts';
import * as session from './session.ts';
import * as signIn from './sign-in.ts';
import * as signUp from './sign-up.ts';
import * as twoStep from './two-step.ts';
import * as verification from './verification.ts';
import * as visits from './visits.ts';

const exported = {
  ...portal,
  ...configuration,
  ...analytics,
  ...guestEstimates,
  ...insurance,
  ...secondInsurance,
  ...healthLinks,
  ...patientEstimates,
  ...keptEstimates,
  ...assistance,
  ...signIn,
  ...twoStep,
  ...session,
  ...recovery,
  ...account,
  ...email,
  ...identities,
  ...secondFactors,
  ...patientViews,
  ...proxies,
  ...apps,
  ...captcha,
  ...lookups,
  ...signUp,
  ...verification,
  ...postalMail,
  ...activation,
  ...recordNotice,
  ...partners,
  ...helpDesk,
  ...visits,
  ...care,
};

type Exported = typeof exported;

/** What a call is named in code: by its export. On the wire it has the name of its own definition. */
export type CallName = { [Name in keyof Exported]: Exported[Name] extends Call ? Name : never }[keyof Exported];

/** Every call of the portal by its name, in the order in which the documentation lists them. */
export const calls = Object.fromEntries(Object.entries(exported).filter(([, each]) => isCall(each))) as Pick<
  Exported,
  CallName
>;

/** What the handler of a call gets, once its schema has read the request. */
export type InputOf<Name extends CallName> = CallInput<Exported[Name]>;

/** What the handler of a call answers with. */
export type ReplyOf<Name extends CallName> = CallReply<Exported[Name]>;

function isCall(each: unknown): each is Call {
  return typeof each === 'object' && each !== null && 'method' in each && 'reply' in each;
}
