import * as z from 'zod/mini';
import type { Plain } from '../wire/names.ts';

/** What can be seen of an account's activity. The server's table says which events of the audit trail are which kind. */
export const activityKinds = [
  'signedIn',
  'secondStepRefused',
  'signedOut',
  'sessionsEnded',
  'deviceForgotten',
  'identityLinked',
  'identityUnlinked',
  'resetLinkSent',
  'securityAnswerGiven',
  'passwordReset',
  'usernameSent',
  'passwordChanged',
  'securityQuestionChanged',
  'emailChanged',
  'emailConfirmed',
  'factorAdded',
  'factorRemoved',
  'recoveryCodesRenewed',
  'twoStepTurnedOff',
  'accountCreated',
  'termsAccepted',
  'recordNoticeSent',
  'accountFrozen',
  'accountSuspended',
  'accountUnlocked',
  'accountUnlinked',
  'accountClosed',
  'accountReopened',
  'accountViewed',
  'activityViewed',
  'dataExported',
  'accessCodesRevoked',
  'permissionsChanged',
  'admissionChanged',
  'inviteSent',
  'inviteRevoked',
  'accessRevoked',
  'inviteAccepted',
  'inviteDeclined',
  'accessGivenBack',
  'appSignedIn',
  'appAllowed',
  'actingBegun',
  'actingEnded',
  'estimateSaved',
  'estimateChanged',
  'estimateDeleted',
  'estimateViewed',
  'estimatesListed',
  'estimateKept',
  'keptEstimateOpened',
  'keptEstimateDeleted',
  'healthLinkMade',
  'healthLinkOpened',
  'healthLinkRevoked',
  'estimatesWorkedOn',
  'insuranceEntered',
  'insuranceCorrected',
  'insurerAsked',
  'messageSent',
  'messageRead',
  'messageAnswered',
  'messageClosed',
  'visitBooked',
  'visitMoved',
  'visitCancelled',
  'videoVisitEntered',
  'videoVisitInvited',
] as const;

export type ActivityKind = (typeof activityKinds)[number];

/** `visitor`: somebody who was not signed in. */
const activityActors = ['you', 'proxy', 'staff', 'visitor', 'system'] as const;

/** What was done with an account, as its owner sees it. */
const activity = z.object({
  /** ISO time. */
  at: z.string(),
  kind: z.enum(activityKinds),
  actor: z.enum(activityActors),
  /** Of a proxy or of staff; null where nobody of that name is known any more. */
  actorName: z.nullable(z.string()),
  /** Browser and system of a sign-in, as `Firefox, Windows`; null where it is not known. */
  device: z.nullable(z.string()),
  /** Whether that was the first sign-in there. */
  isNewDevice: z.boolean(),
});

export type Activity = Plain<z.infer<typeof activity>>;

/** A part of an account's activity, the newest first. */
export const accountActivity = z.object({
  activities: z.array(activity),
  /** How many there are before these: the `before` of the next part. */
  earlier: z.int(),
});
