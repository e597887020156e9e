/** Parts of paths: calls to them show a loading spinner (spec §7). Calls of enrolment and activation take long. */
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

/** Delay before the spinner, in milliseconds: most calls end earlier (spec §9, 'Default progress time'). */
export const SPINNER_AFTER_MS = 500;

/** How often the spinner checks whether it can be hidden (spec §9). */
export const SPINNER_HIDE_CHECK_MS = 100;
