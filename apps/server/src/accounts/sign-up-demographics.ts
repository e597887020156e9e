import type { Phone } from '@portico/rules';

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
