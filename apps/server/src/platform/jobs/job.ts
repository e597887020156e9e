import type { Language } from '@portico/contract';
import type { ActivationLetter } from '../../documents/activation-letter.ts';
import type { SignUpDemographics } from '../../enrolment/sign-up/sign-up-data.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Sms } from '../../ports/sms.ts';

/** What a call may leave to be done after its answer. */
export type Job =
  | { name: 'send-mail'; data: Mail }
  | { name: 'send-sms'; data: Sms }
  | { name: 'print-letter'; data: LetterJob }
  | { name: 'phone-code'; data: PhoneCode }
  | { name: 'sign-up-letter'; data: SignUpLetter }
  | { name: 'recovery-message'; data: RecoveryMessage }
  | { name: 'eligibility-inquiry'; data: InquiryJob };

/** A letter with an access code that is to be printed. */
export type LetterJob = ActivationLetter & {
  /** A UUID. */
  id: string;
};

/** A code of a sign-up; `to` is null where there is nobody to send it to, so that asking for one takes as long for everybody. */
export type PhoneCode = Omit<Sms, 'to'> & { to: string | null };

/** A letter with an access code that somebody asked for in the sign-up. */
export interface SignUpLetter {
  /** A UUID made when it was asked for. */
  id: string;
  language: Language;
  /** As the form has it, with the address that they gave. */
  person: SignUpDemographics;
  /** They say that the hospital has treated them. */
  isPatient: boolean;
  /** Name of the partner through whom they came. */
  partner: string | null;
}

/**
 * A message that somebody asked for in order to get back in. It is queued whether or not there is anybody to send it to, so
 * that the call takes as long; who gets it is found out here.
 */
export type RecoveryMessage = {
  /** A UUID. */
  id: string;
  /** Of the visitor who asked. */
  language: Language;
} &
  /** `goodUntil`: ISO time at which the ticket ends. */
  (
    | { kind: 'resetLink'; accountId: string | null; ticket: string; goodUntil: string }
    /** `personKey`: hex. */
    | { kind: 'reminderByEmail'; personKey: string }
    /** `suffix`: last four digits of the phone that was chosen. */
    | { kind: 'reminderBySms'; personKey: string; suffix: string }
  );

/** Names the inquiry to send. */
export type InquiryJob = {
  ownerId: string;
  /** The owner, where it is an account; null for a guest. */
  accountId: string | null;
  inquiryId: string;
};
