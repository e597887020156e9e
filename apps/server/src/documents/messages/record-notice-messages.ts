import type { ProofMethod } from '@portico/contract';

/** What is on file of a patient is told that an account now opens their record, in one language. */
export interface RecordNoticeMessages {
  /** A sentence. */
  proof: Readonly<Record<ProofMethod, string>>;
  mail: {
    subject(hospital: string): string;
    what(hospital: string, day: string): string;
    ifYou: string;
    ifNotYou: string;
    action: string;
    /** `day`: the last one of the code. `address`: of the page, as a person types it. */
    otherwise(notice: { day: string; address: string; code: string; phone: string }): string;
    nothingAsked: string;
    /** Below a mail in the other language. */
    belowOthers(phone: string): string;
  };
  sms(notice: { hospital: string; day: string; url: string; phone: string }): string;
  letter: {
    title: string;
    /** `how`: the sentence of its proof. */
    intro(hospital: string, day: string, how: string): string;
    code: string;
    goodUntil(day: string): string;
    /** The text alternative of the QR code, for screen readers. */
    squareCode(address: string): string;
    stepsHeading: string;
    steps(address: string, phone: string): ReadonlyArray<{ title: string; text: string }>;
    keepLetter: string;
    /** Below a letter in the other language. */
    belowOthers(phone: string): string;
  };
  /** To the owner of an account that was frozen by such a notice. */
  frozen: {
    subject: string;
    what(hospital: string): string;
    ifRightful(phone: string): string;
  };
  /** To the help desk: what has happened, and what is to be done. `number`: the medical record number. */
  toDesk(frozen: { accountId: string; number: string; since: string }): string;
}
