import { useLingui } from '@lingui/react/macro';
import type { CallFailure } from '../api/send.ts';

/** A sentence for each way in which a call fails: what is the matter, and what to do. */
export function useErrorText(): (error: CallFailure['error']) => string {
  const { t } = useLingui();
  const texts: Readonly<Record<CallFailure['error'], string>> = {
    malformedRequest: t`Something in the form is missing or cannot be used. Correct it and try again.`,
    signInRequired: t`Your session has ended. Sign in again.`,
    antiForgery: t`This page is from before your sign-in. Load it again.`,
    notPermitted: t`Your roles do not include this.`,
    notFound: t`This is not there.`,
    tooManyRequests: t`That was too much at once. Wait a minute and try again.`,
    serverError: t`Something went wrong. Nothing was changed. Try again, and tell operations if it happens once more.`,
    unavailable: t`The database or the hospital’s records do not answer. Nothing was changed. Try again soon.`,
    unreachable: t`The server cannot be reached. Check your connection and try again.`,
    reasonMissing: t`Say why, in one line: a ticket number is enough. It goes into the audit trail.`,
    reasonNamesOwner: t`The reason names the person, or how they are reached. The audit trail must not: use a ticket number.`,
    phoneTooShort: t`Enter 7 digits of the phone number or more.`,
    unknownAccount: t`There is no such account.`,
    accountClosed: t`The account is closed. It can be opened again under Approvals.`,
    accountNotClosed: t`The account is not closed.`,
    notLinked: t`The account is linked to no patient.`,
    noTwoStep: t`The account has no two-step verification.`,
    needsTwoPersons: t`The account is suspended. Lifting that takes two people: ask for it.`,
    accessUndecided: t`Others were let in to the record since there is this account. Ask the owner whether they know them, and say whether they keep their access.`,
    unknownPatient: t`No patient has this medical record number.`,
    recordNotActive: t`The record of this patient is not active.`,
    patientHasAccount: t`This patient has an account already.`,
    noAddress: t`There is no address on file.`,
    noMobilePhone: t`There is no mobile phone on file.`,
    noZip: t`There is no ZIP code on file, which the link asks for.`,
    unprintable: t`The name or the address has letters that cannot be printed.`,
    samePerson: t`You asked for this yourself: a colleague decides.`,
    unknownMessage: t`No message has this reference number. It may have been deleted, as messages are after a year.`,
    messageWithoutAccount: t`Its writer has no account, and could not read an answer here. Write or call yourself, then close the message.`,
    messageChanged: t`A colleague has answered or closed this meanwhile, and nothing of yours was sent. Look at what they did first; what you have typed is still here.`,
    messageClosed: t`This message is closed already.`,
    timeUnreadable: t`Enter a day as 2026-11-21.`,
    unknownEvent: t`There is no such event.`,
    noteUnreadable: t`Enter the line as an earlier verification has told it: a number, a colon and 64 characters.`,
    answerEmpty: t`The answer has no text.`,
    requestOver: t`This is decided already, or its time is over.`,
  };
  return (error) => texts[error];
}
