import { type DemographicsField, demographicsForm, signUpFlow } from '@portico/rules';
import * as z from 'zod/mini';
import { flag, optionalId, textInput } from '../calls/fields.ts';
import type { Plain } from '../wire/names.ts';

/** A name of a list, and how the visitor reads it. */
export const choice = z.object({ value: z.string(), text: z.string() });

export type Choice = Plain<z.infer<typeof choice>>;

const text = (name: DemographicsField) => textInput(demographicsForm[name].longest);
const optionalText = (name: DemographicsField) => z._default(text(name), '');

/** Who somebody is (spec §3, 'Sign-up demographics'), as typed. The rule of each field is in `demographicsForm` of `rules`. */
export const demographics = z.object({
  firstName: text('firstName'),
  middleName: optionalText('middleName'),
  lastName: text('lastName'),
  address: text('address'),
  address2: optionalText('address2'),
  zip: text('zip'),
  city: text('city'),
  /** Code of a state or province where the country has a list of them, else as typed. */
  state: optionalText('state'),
  /** ISO 3166-1 alpha-2, or "United States", as clients of the specification send it (§5). */
  country: text('country'),
  homePhone: optionalText('homePhone'),
  mobilePhone: optionalText('mobilePhone'),
  workPhone: optionalText('workPhone'),
  email: optionalText('email'),
  /** One of legalSexChoices. */
  gender: text('gender'),
  /** Month, day and year, as 4/27/1986. */
  dateOfBirth: text('dateOfBirth'),
  /** Whether the hospital has treated the person: only then there may be a phone on file. */
  stanfordPatient: flag,
  medicalRecordNumber: optionalText('medicalRecordNumber'),
  /** Asked for where the health system's settings say so. Never sent back. */
  nationalId: optionalText('nationalId'),
  race: optionalText('race'),
  language: optionalText('language'),
});

export type Demographics = Plain<z.output<typeof demographics>>;

const steps = Object.keys(signUpFlow.table) as [signUpFlow.Step, ...signUpFlow.Step[]];
/** The methods to verify somebody by (spec §3), without selfActivation, which is "filtered out". */
export const verificationMethods = ['creditCard', 'questionBased', 'phone'] as const;
const methods = z.enum(verificationMethods);
const ways = z.enum(['creditHistory', 'creditCard', 'activationCode']);

/**
 * The status of a browser's sign-up. The server stores it, so that a reload, the back button, a second tab or a later visit continues
 * from here. `signUpPages` (contract/flows) has the page of each step.
 */
export const signUpStatus = z.object({
  step: z.enum(steps),
  /** Tries left with a credit card, and with the credit history (spec §4). */
  cc: z.int(),
  ch: z.int(),
  stanfordPatient: z.boolean(),
  /** The methods to choose from, at the step of the choice and at the one before it. */
  verificationMethods: z.array(methods),
  verificationMethod: z.nullable(methods),
  /** Other ways that are open at this step, as after a failure. */
  ways: z.array(ways),
  /** Last four digits of the phone that a code can be sent to; null where there is none. */
  phoneLastFour: z.nullable(z.string()),
  /** What the person entered, for the form to show again, without the national id. Null before. */
  demographics: z.nullable(z.omit(demographics, { nationalId: true })),
  /** Of the account, from its creation on. */
  username: z.nullable(z.string()),
  /** The partner in whose context this sign-up began. */
  partner: z.nullable(z.string()),
  /** The person has shown who they are, and has an account already (spec §8, 1004); absent otherwise. */
  hasAccount: z.optional(z.literal(true)),
  /** Id of the identity provider that has shown who the person is; absent where another way did. */
  identityProvider: z.optional(z.string()),
});

export type SignUpStatus = Plain<z.infer<typeof signUpStatus>>;

/** The credentials of the new account (spec §3, 'Account credentials'). Both spellings of that list are taken: see `mobileNames`. */
export const accountCredentials = z.object({
  userId: textInput(254),
  userIdVerification: textInput(254),
  password: z.string().check(z.maxLength(1000)),
  passwordVerification: z.string().check(z.maxLength(1000)),
  /** Id of a question of SecurityQuestions. */
  securityQuestion: textInput(40),
  securityAnswer: textInput(200),
  /** The account elsewhere that has shown who the person is signs them in as well: they say so, else it does not. */
  signsInByIdentity: flag,
});

/** The spelling of the pages of a text message (spec §3: "username", "reenteredUsername on mobile"), by the other one. */
export const mobileNames = {
  userId: 'username',
  userIdVerification: 'reenteredUsername',
  passwordVerification: 'reenteredPassword',
} as const;

/** The version of the terms that the person has read, which is what they accept; left out by clients of the specification, who accept what is in force. */
export const readTerms = optionalId;

/** The same as the pages of a text message send it. */
export const mobileAccountCredentials = z.object({
  username: textInput(254),
  reenteredUsername: textInput(254),
  password: z.string().check(z.maxLength(1000)),
  reenteredPassword: z.string().check(z.maxLength(1000)),
  securityQuestion: textInput(40),
  securityAnswer: textInput(200),
  termsVersion: readTerms,
});

/** The terms of having an account. */
export const accountTerms = z.object({ version: z.string(), paragraphs: z.array(z.string()) });

/** A question about the credit history (spec §3, 'creditHistoryQuestions'), in the visitor's language. */
export const creditHistoryQuestion = z.object({
  id: z.string(),
  text: z.string(),
  choices: z.array(z.object({ id: z.string(), text: z.string() })),
});

export type CreditHistoryQuestion = Plain<z.infer<typeof creditHistoryQuestion>>;
