import type { Phone } from '@portico/rules';
import type { BureauQuestion } from '../../ports/bureau.ts';

/** Who signs up, as the rules read it (spec §3, 'Sign-up demographics'). */
export interface SignUpDemographics {
  readonly firstName: string;
  /** '' for none, as in all that may be left out. */
  readonly middleName: string;
  readonly lastName: string;
  readonly address: string;
  readonly address2: string;
  /** ZIP or postal code, as its country writes it. */
  readonly zip: string;
  readonly city: string;
  /** Code where the country has a list of states, else a line of text. */
  readonly state: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly homePhone: Phone | null;
  readonly mobilePhone: Phone | null;
  readonly workPhone: Phone | null;
  readonly email: string | null;
  /** One of legalSexChoices. */
  readonly gender: string;
  /** ISO date. */
  readonly birthDate: string;
  /** In the form by which a patient is found; null for none, and for those who say that they are no patients. */
  readonly medicalRecordNumber: string | null;
  /** Nine digits; null where none was given or the settings do not ask for it. Never sent back. */
  readonly nationalId: string | null;
  /** One of raceChoices, or ''. */
  readonly race: string;
  /** One of languageChoices, or ''. */
  readonly language: string;
}

/** The phone that a code can go to, and the code that went there last. */
export interface SignUpPhone {
  /** Its last four digits, as they are shown. */
  readonly suffix: string;
  /** E.164; null for a decoy, whose owner nobody knows: no message goes there, and nothing else tells it apart. */
  readonly number: string | null;
  /** Of the lookup, for the two calls that follow; null before. */
  readonly token: string | null;
  readonly code: SignUpCode | null;
}

/** A code that was sent. Times are ISO. */
export interface SignUpCode {
  /** Keyed hash, base64url. */
  readonly hash: string;
  readonly sentAt: string;
  readonly expiresAt: string;
  readonly wrongTries: number;
  readonly isUsed: boolean;
}

/** The questions that are open, as the bureau asked them. */
export interface SignUpQuestions {
  /** The bureau's. */
  readonly token: string;
  readonly questions: readonly BureauQuestion[];
}

/** What was said and found out in a sign-up. Kept sealed with the enrolment. */
export interface SignUpData {
  readonly demographics: SignUpDemographics | null;
  /** Whether the registry has answered about this person; false where it could not be reached. */
  readonly isPatientSought: boolean;
  /** The patient that name, birth date and ZIP code, with the number if one was given, go with. Told to nobody. */
  readonly patientId: string | null;
  /** For existing patients, a decoy's where there is none on file; null where the registry could not be reached. */
  readonly phone: SignUpPhone | null;
  readonly questions: SignUpQuestions | null;
  /** ISO time until which a card check or a bureau is being asked: nothing else is tried meanwhile. Null while none is. */
  readonly askedUntil: string | null;
  /** In whose context the sign-up began. */
  readonly partner: string | null;
  /** Of the account, from its creation on. */
  readonly username: string | null;
}

/** The registry has not been asked. */
export const nothingSought = { isPatientSought: false, patientId: null, phone: null } as const;

/** Nothing is said yet. */
export const nothingSaid: SignUpData = {
  demographics: null,
  ...nothingSought,
  questions: null,
  askedUntil: null,
  partner: null,
  username: null,
};
