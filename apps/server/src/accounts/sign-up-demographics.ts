import type { Phone } from '@portico/rules';

/** The person who signs up, with normalized fields (spec §3, 'Sign-up demographics'). */
export interface SignUpDemographics {
  readonly firstName: string;
  /** '' for none, as in all optional fields. */
  readonly middleName: string;
  readonly lastName: string;
  readonly address: string;
  readonly address2: string;
  /** ZIP or postal code, in the form of its country. */
  readonly zip: string;
  readonly city: string;
  /** A code if the country has a list of states, otherwise free text. */
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
  /** Normalized for finding the patient; null for none, and for a person who says that they are not a patient. */
  readonly medicalRecordNumber: string | null;
  /** Nine digits; null if none was given or the settings do not ask for it. Never sent back. */
  readonly nationalId: string | null;
  /** One of raceChoices, or ''. */
  readonly race: string;
  /** One of languageChoices, or ''. */
  readonly language: string;
}
