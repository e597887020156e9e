import { insuranceForm } from '@portico/rules';
import * as z from 'zod/mini';
import type { Plain } from '../wire/names.ts';

export type InsuranceFieldName = keyof typeof insuranceForm;

/** The fields that an insurance can ask for, in the order in which a form shows them. */
export const insuranceFieldNames = Object.keys(insuranceForm) as InsuranceFieldName[];

/** Requirement codes of a payor's fields (spec §9). A field that a payor does not list is not asked for. */
export const FIELD_OPTIONAL = 1;
export const FIELD_REQUIRED = 2;

/** Fields with 'Subscriber' in the name form the subscriber group, the others the member group (spec §3). */
export function isSubscriberField(name: InsuranceFieldName): boolean {
  return name.includes('Subscriber');
}

/** A field that is asked for. */
export interface AskedField {
  readonly name: InsuranceFieldName;
  readonly isRequired: boolean;
}

/**
 * The fields that a payor asks for, in their order. Those of the subscriber only where the patient is not the subscriber.
 *
 * @param fields requirement codes by field name, as the payor has them.
 */
export function askedFields(
  fields: { readonly [Name in InsuranceFieldName]?: number | undefined },
  patientIsSubscriber: boolean,
): AskedField[] {
  return insuranceFieldNames.flatMap((name) => {
    const requirement = fields[name];
    const isHidden = isSubscriberField(name) && patientIsSubscriber;
    return requirement === undefined || isHidden ? [] : [{ name, isRequired: requirement === FIELD_REQUIRED }];
  });
}

const requirement = z.optional(z.union([z.literal(FIELD_OPTIONAL), z.literal(FIELD_REQUIRED)]));

/** An insurer or plan that the patient can name (spec §3, 'Payor'). */
export const payor = z.object({
  ID: z.string(),
  Name: z.string(),
  /** What else it is called on cards: other names, and the numbers that insurers are known by. Ours. */
  CardNames: z.array(z.string()),
  /** Requirement code by field name. */
  Fields: z.object({
    PayorName: requirement,
    MemberFirstName: requirement,
    MemberLastName: requirement,
    MemberDateOfBirth: requirement,
    MemberId: requirement,
    GroupNumber: requirement,
    SubscriberFirstName: requirement,
    SubscriberLastName: requirement,
    SubscriberDateOfBirth: requirement,
    SubscriberId: requirement,
  } satisfies Record<InsuranceFieldName, typeof requirement>),
});

/** What the back end finds wrong with an insurance, by key (spec §3). The keys of names and dates of birth are ours. */
export const insuranceErrorKeys = [
  'INVALID-PAYOR-NAME',
  'INVALID-GROUP-NUMBER',
  'INVALID-MEMBER-ID',
  'INVALID-MEMBER-NAME',
  'INVALID-MEMBER-DATE-OF-BIRTH',
  'INVALID-SUBSCRIBER-NAME',
  'INVALID-SUBSCRIBER-ID',
  'INVALID-SUBSCRIBER-DATE-OF-BIRTH',
] as const;
export type InsuranceErrorKey = (typeof insuranceErrorKeys)[number];

/** The fields that an error key concerns; the form marks each until it is corrected. */
export const fieldsOfErrorKey: Readonly<Record<InsuranceErrorKey, readonly InsuranceFieldName[]>> = {
  'INVALID-PAYOR-NAME': ['PayorName'],
  'INVALID-GROUP-NUMBER': ['GroupNumber'],
  'INVALID-MEMBER-ID': ['MemberId'],
  'INVALID-MEMBER-NAME': ['MemberFirstName', 'MemberLastName'],
  'INVALID-MEMBER-DATE-OF-BIRTH': ['MemberDateOfBirth'],
  'INVALID-SUBSCRIBER-NAME': ['SubscriberFirstName', 'SubscriberLastName'],
  'INVALID-SUBSCRIBER-ID': ['SubscriberId'],
  'INVALID-SUBSCRIBER-DATE-OF-BIRTH': ['SubscriberDateOfBirth'],
};

export const insuranceError = z.object({
  Key: z.enum(insuranceErrorKeys),
  /** What to do about it, in the visitor's language. */
  Text: z.string(),
});

/** Of a person on the insurance, what the insurer has otherwise; '' and false for what does not differ. */
const correctedPerson = z.object({
  Who: z.enum(['member', 'subscriber']),
  FirstName: z.string(),
  LastName: z.string(),
  /** The last four characters, as MemberIdEnding. */
  NumberEnding: z.string(),
  /** The date itself is not shown: a guest could learn it so. */
  HasOtherBirthDate: z.boolean(),
});

const insurerCorrection = z.object({
  People: z.array(correctedPerson),
  /** The insurance is the one that the account has on file: the person says whether that is changed, too. */
  IsOnFile: z.boolean(),
});

/**
 * The insurance of an estimate.
 *
 * `checking`: inquiries are pending; CheckRTE takes their HSeqs. `confirmed`: the insurer told the benefits. `entered`: the patient
 * entered them. `needsBenefits`: the insurer did not tell enough, and the patient has not entered them yet.
 */
export const currentInsurance = z.object({
  /** By which a call can say that it is about this one, wherever it stands meanwhile. Ours, as two insurances are. */
  Id: z.string(),
  Payor: z.object({ ID: z.string(), Name: z.string() }),
  /** As the insurer names it; '' where it has not. */
  PlanName: z.string(),
  /** Other names that the payor goes by, in price files and on cards (spec §3). */
  OtherEpmNames: z.array(z.string()),
  Status: z.enum(['checking', 'confirmed', 'entered', 'needsBenefits']),
  /** Inquiries that are still pending. */
  HSeqs: z.array(z.string()),
  /** When the insurer answered, an ISO time; '' where it has not. */
  ConfirmedAt: z.string(),
  /** The last four characters of the member number, to recognise the card by; '' without a number. */
  MemberIdEnding: z.string(),
  /** What the insurer has otherwise than it was entered; null where nothing differs. */
  Correction: z.nullable(insurerCorrection),
});

/**
 * Why a check ended without benefits; `none` while it is pending or where it did not. `contact`: the insurer says neither that the
 * coverage is active nor that it is not, but to call it (EB01 U). `spendDown`: it pays only after the patient has paid an
 * amount (EB01 Y). `anotherPerson`: its answer may be about somebody else, and is not used.
 */
export const rteReasons = [
  'none',
  'rejected',
  'unknownNumber',
  'inactive',
  'contact',
  'incomplete',
  'spendDown',
  'anotherPerson',
  'noAnswer',
  'notAsked',
] as const;

export type Payor = Plain<z.infer<typeof payor>>;
export type InsuranceError = Plain<z.infer<typeof insuranceError>>;
export type CorrectedPerson = Plain<z.infer<typeof correctedPerson>>;
export type InsurerCorrection = Plain<z.infer<typeof insurerCorrection>>;
export type CurrentInsurance = Plain<z.infer<typeof currentInsurance>>;
export type RteReason = (typeof rteReasons)[number];
