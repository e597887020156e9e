/** Parts of the paths for whose calls a loading spinner shows (spec §7). Those of enrolment and activation take long. */
const slowPaths = [
  '/GuestEstimates/CheckRTE',
  'Demographics',
  'CCVerification',
  'SecurityQuestions',
  'userLoginCredential',
  'TermsCondition',
  'CreditQuestions',
  'ActivationCode',
  'enrollment/Signup',
  'RequestAccount',
  'VerifyEmail',
  'Activation',
];

/** Whether a loading spinner shows while a call to this path is under way (spec §7). */
export function showsSpinner(path: string): boolean {
  return slowPaths.some((part) => path.includes(part));
}

/** When it shows: calls that take less are over before one would see it. Milliseconds (spec §9, 'Default progress time'). */
export const SPINNER_AFTER_MS = 500;

/** How often it is asked whether it may go (spec §9). */
export const SPINNER_HIDE_CHECK_MS = 100;
