/**
 * Everything that is written into the audit trail (design: sign-ins, refusals, changes, staff commands). A name is never
 * reused for something else: old entries keep theirs.
 */
const auditEvents = [
  // Signing in.
  'signedIn',
  'signInRefused',
  'signInLocked',
  'secondStepBegun',
  'secondStepRefused',
  'codeSent',
  'signedOut',
  'passwordConfirmed',
  'passwordConfirmationRefused',
  // Getting back in.
  'passwordRecoveryBegun',
  'resetLinkAsked',
  'securityAnswerAccepted',
  'securityAnswerRefused',
  'passwordReset',
  'passwordResetRefused',
  'usernameRecoveryBegun',
  'usernameRecoveryRefused',
  'usernameReminderAsked',
  // Becoming a user.
  'signUpBegun',
  'signUpCancelled',
  'accountCreated',
  'termsAccepted',
  // What its owner changes about an account.
  'passwordChanged',
  'passwordChangeRefused',
  'securityQuestionChanged',
  'factorAdded',
  'factorRemoved',
  'recoveryCodesRenewed',
  'deviceForgotten',
  'sessionEnded',
  'proxyInviteAccepted',
  'proxyInviteDeclined',
  'proxyInviteRefused',
  // Estimates that an account keeps.
  'estimateSaved',
  'estimateDeleted',
  'savedEstimateViewed',
  // Insurance. The patient is not named in what the insurer was asked for a guest.
  'insuranceEntered',
  'benefitsEntered',
  'eligibilityAsked',
  'eligibilityAnswered',
  // What staff do.
  'accountSuspended',
  'accountUnlocked',
  'twoStepTurnedOff',
  'sessionsListed',
  'sessionsEndedByStaff',
  'patientAdmitted',
  'patientDischarged',
  'proxyInvited',
  'accountRestricted',
  'accountPermitted',
  'payorNamesDecided',
  'patientsImported',
] as const;

export type AuditEvent = (typeof auditEvents)[number];
