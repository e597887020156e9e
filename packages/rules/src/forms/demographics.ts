import { readPostalCode } from '../address.ts';
import { readPhone } from '../phone.ts';
import {
  addressLine,
  dateOfBirth,
  email,
  enrolmentName,
  medicalRecordNumber,
  type NameConditions,
  phone,
  plainRule,
  socialSecurityNumber,
} from './field-rules.ts';
import {
  askedWhen,
  type Form,
  type FormErrors,
  type FormInput,
  type FormValues,
  optional,
  readForm,
  required,
  requiredWhen,
  type Rule,
  validateForm,
} from './form.ts';

type Choices = ReadonlyArray<{ readonly value: string }>;

/** What can be chosen from a list. The lists have names in every language, and so the contract has them. */
interface DemographicsLists {
  readonly legalSexChoices: Choices;
  readonly raceChoices: Choices;
  readonly languageChoices: Choices;
  /** @returns ISO 3166-1 alpha-2, or null. */
  readonly readCountry: (input: string) => string | null;
  /** @returns a code where the country has a list of states, else a line of text; or null. */
  readonly readState: (input: string, country: string) => string | null;
}

/** What the demographics are read with. */
export interface DemographicsConditions extends NameConditions {
  /** ISO date. */
  readonly today: string;
  /** Only patients have a medical record number. */
  readonly existingPatient: boolean;
  /** Whether the settings ask for the national id (spec §3: "shown only when configured"). */
  readonly nationalIdShown: boolean;
  readonly lists: DemographicsLists;
}

interface Context extends DemographicsConditions {
  /** Of the same address, ISO 3166-1 alpha-2; null for none that is known, whose codes cannot be validated. */
  readonly country: string | null;
}

/** Who signs up (spec §3, 'Sign-up demographics'), by the rules of spec §5. */
export const demographicsForm = {
  firstName: required(100, enrolmentName),
  middleName: optional(100, enrolmentName, ''),
  lastName: required(100, enrolmentName),
  dateOfBirth: required(20, dateOfBirth),
  gender: required(20, oneOf('legalSexChoices')),
  country: required(
    60,
    plainRule((_typed, { country }: Context) => country),
  ),
  zip: askedWhen(isCountryKnown, requiredWhen(hasListOfStates, 20, plainRule(readZipOrPostalCode), ''), ''),
  address: required(200, addressLine),
  address2: optional(200, addressLine, ''),
  city: required(100, addressLine),
  state: askedWhen(isCountryKnown, requiredWhen(hasListOfStates, 100, plainRule(readStateOfCountry), ''), ''),
  mobilePhone: optional(40, phone, null),
  homePhone: optional(40, phone, null),
  workPhone: optional(40, phone, null),
  /** To hear of the account and to get back in; the specification has no field for it. */
  email: optional(254, email, null),
  /** In the form by which a patient is found. */
  medicalRecordNumber: askedWhen(
    ({ existingPatient }: Context) => existingPatient,
    optional(40, medicalRecordNumber, null),
    null,
  ),
  /** Nine digits. Never sent back. */
  nationalId: askedWhen(
    ({ nationalIdShown }: Context) => nationalIdShown,
    optional(20, socialSecurityNumber, null),
    null,
  ),
  race: optional(40, oneOf('raceChoices'), ''),
  language: optional(40, oneOf('languageChoices'), ''),
} satisfies Form<Context>;

/** Whom a letter is to go to (spec §2, the framed form that asks for a code by post). */
export const postalMailForm = {
  firstName: demographicsForm.firstName,
  middleName: demographicsForm.middleName,
  lastName: demographicsForm.lastName,
  country: demographicsForm.country,
  zip: demographicsForm.zip,
  address: demographicsForm.address,
  address2: demographicsForm.address2,
  city: demographicsForm.city,
  state: demographicsForm.state,
} satisfies Form<Context>;

export type DemographicsField = keyof typeof demographicsForm;

/** The phones, in the order in which a message is likely to reach the person. */
export const demographicsPhones = ['mobilePhone', 'homePhone', 'workPhone'] as const satisfies DemographicsField[];

/** The phones among what somebody has typed of themselves, E.164; one that is none counts as not given. */
export function phonesGiven(input: Readonly<Record<(typeof demographicsPhones)[number], string>>): string[] {
  return demographicsPhones.flatMap((name) => {
    const read = readPhone(input[name]);
    return 'phone' in read ? [read.phone.e164] : [];
  });
}

/** Reads who signs up: every value, or why fields are refused. */
export function readDemographics(
  input: FormInput<typeof demographicsForm>,
  conditions: DemographicsConditions,
): { readonly values: FormValues<typeof demographicsForm> } | { readonly errors: FormErrors<typeof demographicsForm> } {
  return readForm(demographicsForm, input, contextOf(input, conditions));
}

/**
 * What is wrong with what somebody who signs up has typed.
 *
 * @param refused names of the fields that the server has refused.
 */
export function validateDemographics(
  input: FormInput<typeof demographicsForm>,
  conditions: DemographicsConditions,
  refused: readonly string[],
): FormErrors<typeof demographicsForm> {
  return validateForm(demographicsForm, input, contextOf(input, conditions), refused);
}

/** Reads whom a letter is to go to: every value, or why fields are refused. */
export function readPostalMail(
  input: FormInput<typeof postalMailForm>,
  conditions: DemographicsConditions,
): { readonly values: FormValues<typeof postalMailForm> } | { readonly errors: FormErrors<typeof postalMailForm> } {
  return readForm(postalMailForm, input, contextOf(input, conditions));
}

function contextOf(
  { country }: Pick<FormInput<typeof demographicsForm>, 'country'>,
  conditions: DemographicsConditions,
): Context {
  return { ...conditions, country: conditions.lists.readCountry(country) };
}

function oneOf(list: 'legalSexChoices' | 'raceChoices' | 'languageChoices'): Rule<string, 'invalid', Context> {
  return plainRule((input, { lists }) => lists[list].find(({ value }) => value === input)?.value ?? null);
}

function isCountryKnown({ country }: Context): boolean {
  return country !== null;
}

/** Where every address has a state and a postal code. */
function hasListOfStates({ country }: Context): boolean {
  return country === 'US' || country === 'CA';
}

function readZipOrPostalCode(input: string, { country }: Context): string | null {
  return readPostalCode(input, country ?? '');
}

function readStateOfCountry(input: string, { country, lists }: Context): string | null {
  return lists.readState(input, country ?? '');
}
