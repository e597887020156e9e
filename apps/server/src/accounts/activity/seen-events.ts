import type { ActivityKind } from '@portico/contract';
import type { AuditEvent } from '../../platform/audit/events.ts';

/** Why an event is no activity of an account. */
type Reason =
  /** It is recorded without an account, or there is none any more. */
  | 'noAccount'
  /** Nothing was seen or changed, and whoever knows a username could fill the page with it. */
  | 'refused'
  /** A step on the way to what is shown. */
  | 'step';

/** What an event is to the owner of its account. */
type Sight = { readonly kind: ActivityKind } | { readonly leftOut: Reason };

const seen = (kind: ActivityKind): Sight => ({ kind });
const leftOut = (reason: Reason): Sight => ({ leftOut: reason });

/** Of every event (docs/decisions/0098). */
const sights: Readonly<Record<AuditEvent, Sight>> = {
  signedIn: seen('signedIn'),
  signInRefused: leftOut('refused'),
  signInLocked: leftOut('refused'),
  secondStepBegun: leftOut('step'),
  // Whoever comes so far has the password.
  secondStepRefused: seen('secondStepRefused'),
  codeSent: leftOut('step'),
  signedOut: seen('signedOut'),
  passwordConfirmed: leftOut('step'),
  passwordConfirmationRefused: leftOut('refused'),
  forgeryRefused: leftOut('refused'),
  accessRefused: leftOut('refused'),
  passwordRecoveryBegun: leftOut('step'),
  resetLinkAsked: seen('resetLinkSent'),
  securityAnswerAccepted: seen('securityAnswerGiven'),
  securityAnswerRefused: leftOut('refused'),
  passwordReset: seen('passwordReset'),
  passwordResetRefused: leftOut('refused'),
  usernameRecoveryBegun: leftOut('step'),
  usernameRecoveryRefused: leftOut('refused'),
  usernameReminderAsked: seen('usernameSent'),
  signUpBegun: leftOut('noAccount'),
  signUpCancelled: leftOut('noAccount'),
  signUpPutOff: leftOut('noAccount'),
  signUpResumed: leftOut('noAccount'),
  signUpResumeRefused: leftOut('noAccount'),
  verificationChosen: leftOut('noAccount'),
  cardAccepted: leftOut('noAccount'),
  cardRefused: leftOut('noAccount'),
  questionsFetched: leftOut('noAccount'),
  questionsUnavailable: leftOut('noAccount'),
  answersAccepted: leftOut('noAccount'),
  answersRefused: leftOut('noAccount'),
  phoneCodeSent: leftOut('noAccount'),
  phoneCodeAccepted: leftOut('noAccount'),
  phoneCodeExpired: leftOut('noAccount'),
  letterAsked: leftOut('noAccount'),
  accountCreated: seen('accountCreated'),
  accountRefused: leftOut('noAccount'),
  termsAccepted: seen('termsAccepted'),
  accessCodeIssued: leftOut('noAccount'),
  accessCodesListed: seen('accountViewed'),
  accessCodesRevoked: seen('accessCodesRevoked'),
  activationBegun: leftOut('noAccount'),
  activationRefused: leftOut('noAccount'),
  activationLocked: leftOut('noAccount'),
  activationCancelled: leftOut('noAccount'),
  recordNoticeSent: seen('recordNoticeSent'),
  accountFrozen: seen('accountFrozen'),
  accountFreezeRefused: leftOut('noAccount'),
  partnerLinkAsked: leftOut('noAccount'),
  partnerVerified: leftOut('noAccount'),
  partnerRefused: leftOut('noAccount'),
  passwordChanged: seen('passwordChanged'),
  passwordChangeRefused: leftOut('refused'),
  emailLinkAsked: leftOut('step'),
  emailConfirmed: seen('emailConfirmed'),
  emailConfirmationRefused: leftOut('noAccount'),
  emailChanged: seen('emailChanged'),
  securityQuestionChanged: seen('securityQuestionChanged'),
  factorAdded: seen('factorAdded'),
  factorRemoved: seen('factorRemoved'),
  recoveryCodesRenewed: seen('recoveryCodesRenewed'),
  deviceForgotten: seen('deviceForgotten'),
  sessionEnded: seen('sessionsEnded'),
  proxyInviteAccepted: seen('inviteAccepted'),
  proxyInviteDeclined: seen('inviteDeclined'),
  proxyInviteRefused: leftOut('refused'),
  proxyInviteSent: seen('inviteSent'),
  proxyInviteRevoked: seen('inviteRevoked'),
  proxyRevoked: seen('accessRevoked'),
  proxyLeft: seen('accessGivenBack'),
  appSignedIn: seen('appSignedIn'),
  appAllowed: seen('appAllowed'),
  actingBegun: seen('actingBegun'),
  actingEnded: seen('actingEnded'),
  estimateSaved: seen('estimateSaved'),
  estimateRenamed: seen('estimateChanged'),
  estimateRevised: seen('estimateChanged'),
  estimateDeleted: seen('estimateDeleted'),
  savedEstimateViewed: seen('estimateViewed'),
  savedEstimatesListed: seen('estimatesListed'),
  estimateKept: seen('estimateKept'),
  keptEstimateOpened: seen('keptEstimateOpened'),
  keptEstimateRefused: leftOut('noAccount'),
  keptEstimateDeleted: seen('keptEstimateDeleted'),
  healthLinkMade: seen('healthLinkMade'),
  healthLinkOpened: seen('healthLinkOpened'),
  healthLinkRevoked: seen('healthLinkRevoked'),
  actedFor: seen('estimatesWorkedOn'),
  insuranceEntered: seen('insuranceEntered'),
  insuranceCorrected: seen('insuranceCorrected'),
  benefitsEntered: seen('insuranceEntered'),
  eligibilityAsked: seen('insurerAsked'),
  eligibilityAnswered: leftOut('step'),
  helpDeskMessageSent: seen('messageSent'),
  visitBooked: seen('visitBooked'),
  visitMoved: seen('visitMoved'),
  visitCancelled: seen('visitCancelled'),
  videoVisitEntered: seen('videoVisitEntered'),
  accountSuspended: seen('accountSuspended'),
  accountUnlocked: seen('accountUnlocked'),
  accountUnlinked: seen('accountUnlinked'),
  accountClosed: seen('accountClosed'),
  accountReopened: seen('accountReopened'),
  accountErased: leftOut('noAccount'),
  accountsSearched: leftOut('noAccount'),
  accountShown: seen('accountViewed'),
  accountExported: seen('dataExported'),
  twoStepTurnedOff: seen('twoStepTurnedOff'),
  sessionsListed: seen('accountViewed'),
  sessionsEndedByStaff: seen('sessionsEnded'),
  patientAdmitted: seen('admissionChanged'),
  patientDischarged: seen('admissionChanged'),
  proxyInvited: seen('inviteSent'),
  proxiesListed: seen('accountViewed'),
  proxyRevokedByStaff: seen('accessRevoked'),
  accountRestricted: seen('permissionsChanged'),
  accountPermitted: seen('permissionsChanged'),
  payorNamesDecided: leftOut('noAccount'),
  patientsImported: leftOut('noAccount'),
  patientExportAsked: leftOut('noAccount'),
  patientsMerged: leftOut('step'),
  adtMessagesListed: leftOut('noAccount'),
  adtMessageReplayed: leftOut('noAccount'),
  adtMessageDiscarded: leftOut('noAccount'),
  matchesListed: leftOut('noAccount'),
  // Where it opens a record, the notice of that is seen.
  matchDecided: leftOut('step'),
  pricesImported: leftOut('noAccount'),
  pricesImportRefused: leftOut('noAccount'),
  priceFollowAdded: leftOut('noAccount'),
  priceFollowRemoved: leftOut('noAccount'),
  priceFollowFailed: leftOut('noAccount'),
  pricesStaged: leftOut('noAccount'),
  pricesActivated: leftOut('noAccount'),
  pricesRolledBack: leftOut('noAccount'),
  pricesDiscarded: leftOut('noAccount'),
  helpDeskListed: leftOut('noAccount'),
  helpDeskMessageShown: seen('messageRead'),
  helpDeskMessageAnswered: seen('messageAnswered'),
  helpDeskMessageClosed: seen('messageClosed'),
  videoVisitInvited: seen('videoVisitInvited'),
  auditListed: seen('activityViewed'),
  auditExported: seen('activityViewed'),
  auditContinued: leftOut('noAccount'),
  keysRotated: leftOut('noAccount'),
  keysResealed: leftOut('noAccount'),
};

const kinds: ReadonlyMap<string, ActivityKind> = new Map(
  Object.entries(sights).flatMap(([event, sight]) => ('kind' in sight ? [[event, sight.kind] as const] : [])),
);

/** The events that an owner sees. */
export const seenEvents: readonly string[] = [...kinds.keys()];

/** What kind of activity an event is. Only those of `seenEvents` are one. */
export function kindOf(event: string): ActivityKind {
  const kind = kinds.get(event);
  if (kind === undefined) throw new Error(`${event} is no activity of an account`);
  return kind;
}
