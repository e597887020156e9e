import type { AuditEvent } from '../events.ts';
import { subtypes, types } from './codings.ts';

/** What an event is in the terms of FHIR R4 AuditEvent. */
export interface EventCode {
  type: keyof typeof types;
  subtype?: keyof typeof subtypes;
  /** Create, read, update, delete, execute. */
  action: 'C' | 'R' | 'U' | 'D' | 'E';
  /** 0: success. 4: minor failure, which is what FHIR calls a refusal. */
  outcome: '0' | '4';
}

type Given = [type: EventCode['type'], action: EventCode['action'], subtype?: keyof typeof subtypes];

const done = (...given: Given): EventCode => ({ ...codeOf(given), outcome: '0' });
const refused = (...given: Given): EventCode => ({ ...codeOf(given), outcome: '4' });

function codeOf([type, action, subtype]: Given): Omit<EventCode, 'outcome'> {
  return { type, action, ...(subtype === undefined ? {} : { subtype }) };
}

/** Of every event. */
export const eventCodes: Readonly<Record<AuditEvent, EventCode>> = {
  signedIn: done('userAuthentication', 'E', 'login'),
  signInRefused: refused('userAuthentication', 'E', 'login'),
  signInLocked: refused('userAuthentication', 'E', 'login'),
  secondStepBegun: done('userAuthentication', 'E', 'login'),
  secondStepRefused: refused('userAuthentication', 'E', 'login'),
  codeSent: done('userAuthentication', 'E', 'login'),
  signedOut: done('userAuthentication', 'E', 'logout'),
  passwordConfirmed: done('userAuthentication', 'E', 'login'),
  passwordConfirmationRefused: refused('userAuthentication', 'E', 'login'),
  forgeryRefused: refused('securityAlert', 'E', 'restrictedFunction'),
  accessRefused: refused('securityAlert', 'E', 'restrictedFunction'),
  passwordRecoveryBegun: done('userAuthentication', 'E'),
  resetLinkAsked: done('userAuthentication', 'E'),
  securityAnswerAccepted: done('userAuthentication', 'E'),
  securityAnswerRefused: refused('userAuthentication', 'E'),
  passwordReset: done('userAuthentication', 'U', 'attributesChanged'),
  passwordResetRefused: refused('userAuthentication', 'E'),
  usernameRecoveryBegun: done('userAuthentication', 'E'),
  usernameRecoveryRefused: refused('userAuthentication', 'E'),
  usernameReminderAsked: done('userAuthentication', 'E'),
  signUpBegun: done('userAuthentication', 'E'),
  signUpCancelled: done('userAuthentication', 'E'),
  verificationChosen: done('userAuthentication', 'E'),
  cardAccepted: done('userAuthentication', 'E'),
  cardRefused: refused('userAuthentication', 'E'),
  questionsFetched: done('userAuthentication', 'E'),
  questionsUnavailable: refused('userAuthentication', 'E'),
  answersAccepted: done('userAuthentication', 'E'),
  answersRefused: refused('userAuthentication', 'E'),
  phoneCodeSent: done('userAuthentication', 'E'),
  phoneCodeAccepted: done('userAuthentication', 'E'),
  phoneCodeExpired: refused('userAuthentication', 'E'),
  letterAsked: done('userAuthentication', 'E'),
  accountCreated: done('userAuthentication', 'C'),
  accountRefused: refused('userAuthentication', 'C'),
  termsAccepted: done('userAuthentication', 'U', 'attributesChanged'),
  accessCodeIssued: done('patientRecord', 'C'),
  accessCodesListed: done('patientRecord', 'R'),
  accessCodesRevoked: done('patientRecord', 'D'),
  activationBegun: done('userAuthentication', 'E'),
  activationRefused: refused('userAuthentication', 'E'),
  activationLocked: refused('userAuthentication', 'E'),
  activationCancelled: done('userAuthentication', 'E'),
  partnerLinkAsked: done('userAuthentication', 'E'),
  partnerVerified: done('userAuthentication', 'E'),
  partnerRefused: refused('userAuthentication', 'E'),
  passwordChanged: done('userAuthentication', 'U', 'attributesChanged'),
  passwordChangeRefused: refused('userAuthentication', 'U', 'attributesChanged'),
  securityQuestionChanged: done('userAuthentication', 'U', 'attributesChanged'),
  factorAdded: done('userAuthentication', 'U', 'attributesChanged'),
  factorRemoved: done('userAuthentication', 'U', 'attributesChanged'),
  recoveryCodesRenewed: done('userAuthentication', 'U', 'attributesChanged'),
  deviceForgotten: done('userAuthentication', 'U', 'attributesChanged'),
  sessionEnded: done('userAuthentication', 'E', 'logout'),
  proxyInviteAccepted: done('userAuthentication', 'U', 'rolesChanged'),
  proxyInviteDeclined: done('userAuthentication', 'U', 'rolesChanged'),
  proxyInviteRefused: refused('userAuthentication', 'U', 'rolesChanged'),
  estimateSaved: done('patientRecord', 'C'),
  estimateRenamed: done('patientRecord', 'U'),
  estimateRevised: done('patientRecord', 'U'),
  estimateDeleted: done('patientRecord', 'D'),
  savedEstimateViewed: done('patientRecord', 'R'),
  insuranceEntered: done('patientRecord', 'C'),
  insuranceCorrected: done('patientRecord', 'U'),
  benefitsEntered: done('patientRecord', 'C'),
  eligibilityAsked: done('query', 'E'),
  eligibilityAnswered: done('query', 'E'),
  helpDeskMessageSent: done('patientRecord', 'C'),
  visitBooked: done('patientRecord', 'C'),
  visitMoved: done('patientRecord', 'U'),
  visitCancelled: done('patientRecord', 'D'),
  videoVisitEntered: done('patientRecord', 'R'),
  accountSuspended: done('userAuthentication', 'U', 'attributesChanged'),
  accountUnlocked: done('userAuthentication', 'U', 'attributesChanged'),
  accountUnlinked: done('userAuthentication', 'U', 'rolesChanged'),
  twoStepTurnedOff: done('userAuthentication', 'U', 'attributesChanged'),
  sessionsListed: done('patientRecord', 'R'),
  sessionsEndedByStaff: done('userAuthentication', 'E', 'logout'),
  patientAdmitted: done('patientRecord', 'U'),
  patientDischarged: done('patientRecord', 'U'),
  proxyInvited: done('userAuthentication', 'U', 'rolesChanged'),
  accountRestricted: done('userAuthentication', 'U', 'rolesChanged'),
  accountPermitted: done('userAuthentication', 'U', 'rolesChanged'),
  payorNamesDecided: done('import', 'U'),
  patientsImported: done('import', 'C'),
  pricesImported: done('import', 'C'),
  pricesImportRefused: refused('import', 'C'),
  helpDeskListed: done('patientRecord', 'R'),
  helpDeskMessageShown: done('patientRecord', 'R'),
  helpDeskMessageAnswered: done('patientRecord', 'U'),
  helpDeskMessageClosed: done('patientRecord', 'U'),
  videoVisitInvited: done('patientRecord', 'C'),
  auditListed: done('auditLogUsed', 'R'),
  auditExported: done('export', 'R'),
};
