import * as z from 'zod/mini';
import { languageTag } from './language-tag.ts';
import { amountBand } from './amount-band.ts';
import { benefit, defaultBenefits, serviceType } from './benefit.ts';
import { location, provider } from './catalogue.ts';
import { currentInsurance } from './insurance.ts';
import { insurerNote } from './insurer-note.ts';
import { planYear } from './plan-year.ts';
import { siteComparison } from './site-comparison.ts';
import { otherInsurance, secondInsurance } from './second-insurance.ts';
import type { Plain } from '../wire/names.ts';

/** Where a price comes from: file, date and line of the hospital's published price file (45 CFR 180.50). */
const priceSource = z.object({
  Hospital: z.string(),
  FileName: z.string(),
  /** The file's own `last_updated_on`, an ISO date. */
  FileDate: z.string(),
  /** Where the hospital publishes it, for a file that is followed; '' otherwise. */
  FileUrl: z.string(),
  Line: z.int(),
  /** As it is billed, its modifiers behind it: `73721-26`. */
  Code: z.string(),
  CodeType: z.string(),
  /** How the price was chosen where the file lists several; '' where there was one. */
  Rule: z.string(),
  /** What the file itself notes on it, in its own words, which are English; '' for nothing. */
  Notes: z.string(),
  /** Insurer and plan of a negotiated rate, as the file names them; '' for a price without insurance. */
  Plan: z.string(),
});

const rowFields = {
  Tag: z.string(),
  /** What the row is, for a hover and for the printed sheet; '' for none. */
  HoverText: z.string(),
  ExtraHoverText: z.string(),
  /** Integer cents; null where the row has no price. */
  Val: z.nullable(z.int()),
  /** The amount as it is shown, or the words that are shown instead. */
  ValOverride: z.string(),
  /** Beside a full charge, what is paid of it without insurance; '' where the amount itself is what is paid, or nothing is known. */
  PaidText: z.string(),
};

const childRow = z.object({ ...rowFields, Source: z.nullable(priceSource) });

/** A row of the fee table or the self-pay table (spec §3, 'Estimate result'). */
const feeRow = z.object({
  ...rowFields,
  Kind: z.enum(['hospital', 'physician', 'discount', 'total']),
  Children: z.array(childRow),
});

const workingKinds = [
  'allowed',
  'notCovered',
  'preventive',
  'copay',
  'deductible',
  'coinsurance',
  'maximum',
  'balanceBilling',
  'secondPays',
  'total',
] as const;

/** One step from the price agreed with the insurer to what the patient owes (design: the working, step by step). */
const workingStep = z.object({
  Kind: z.enum(workingKinds),
  Title: z.string(),
  /** The arithmetic in words, such as "20% of $1,140.20". */
  Detail: z.string(),
  /** Integer cents; what the step adds to, or as a maximum takes off, what is owed. Of `allowed` and `total` the sum itself. */
  Val: z.int(),
  Text: z.string(),
});

/**
 * What the rule on preventive care (45 CFR 147.130) means for an estimate with insurance. `screening`: PatientAmount is that of
 * preventive care. `either`: PatientAmount is that of care that looks into a problem. For the others the rule does not apply: it is
 * for patients of another age or sex, the location is out of network, or the plan is of a kind that is not bound.
 */
const preventive = z.object({
  Kind: z.enum(['screening', 'either', 'otherPatient', 'outOfNetwork', 'otherPlan']),
  Title: z.string(),
  Why: z.string(),
  /** What is paid for recommended preventive care, such as "$0.00", and when, such as "if it is a screening"; '' and null for none. */
  Amount: z.string(),
  AmountRaw: z.nullable(z.int()),
  AmountLabel: z.string(),
  /** The same where the care is to look into a problem; '' and null where that is no other amount, or not known. */
  OtherAmount: z.string(),
  OtherAmountRaw: z.nullable(z.int()),
  OtherAmountLabel: z.string(),
  /** When the care is preventive: for whom, how often. */
  Conditions: z.array(z.string()),
  /** Plans that are not bound, and what is good to know of this care. */
  Exceptions: z.array(z.string()),
  /** What the insurer says of this kind of care, in its own words. */
  InsurerSays: z.array(z.string()),
  /** Who recommends the care; Day is an ISO date. */
  Source: z.object({ Name: z.string(), Day: z.string(), Url: z.string(), Text: z.string() }),
});

/** The names of the messages of spec §8 that an estimate can have. */
const estimateMessageNames = [
  'beingRevised',
  'priceFailure',
  'priceFailureNoProviders',
  'freeEstimateNoIns',
  'freeEstimateIns',
  'benChanged',
  'alertOutOfNetwork',
  'emergencyProtected',
  'alertEstimateReplaced',
  'cantCreateEstimate',
  'selectLocation',
  'enterBenefits',
  'leastAmount',
  'insurerSaysInactive',
  'insurerDidNotAccept',
  'planHasEnded',
  'yearHasEnded',
  'chooseKindOfCare',
  'unsureKindOfCare',
  'spendDown',
  'otherInsuranceFirst',
  'insurerNamesOtherOrder',
  'secondNotCounted',
  'medicaidPaysLast',
  'notCovered',
  'notCoveredInPart',
  'fullCharge',
  'fullChargeInPart',
  'doctorsPartOnly',
  'oneCodeOnly',
] as const;

const estimateMessage = z.object({ Name: z.enum(estimateMessageNames), Text: z.string() });

/** What the patient would pay without insurance, or with it. Amounts ending in `Raw` and in the graph are integer cents. */
const estimateResult = z.object({
  /** As shown, such as "$322.00"; '' sets cantCreateEstimate (spec §4). */
  SelfPayAmount: z.string(),
  SelfPayAmountRaw: z.nullable(z.int()),
  /** The price without insurance lacks a part: one that has no such price, or the physician fees. */
  SelfPayIsPartial: z.boolean(),
  IsSelfPayEst: z.boolean(),
  /** What the patient pays in this estimate: with insurance, or where IsSelfPayEst is true without. '' and null for none. */
  PatientAmount: z.string(),
  PatientAmountRaw: z.nullable(z.int()),
  /** Empty without insurance. */
  Working: z.array(workingStep),
  /** The same for the second insurance, as if it were alone; empty where what it pays is not counted. */
  SecondWorking: z.array(workingStep),
  /** Null for care that is not preventive, and without insurance. */
  Preventive: z.nullable(preventive),
  /** What else the insurer says; empty without insurance. */
  InsurerNotes: z.array(insurerNote),
  /** Paying without insurance costs less; null where it does not. */
  CashIsCheaper: z.nullable(z.object({ Amount: z.string(), Saving: z.string(), Text: z.string() })),
  /** `Val` the patient's part, `Extra` the rest; null where there is nothing to compare. */
  Graph: z.nullable(
    z.object({
      Val: z.int(),
      Extra: z.int(),
      ValText: z.string(),
      ExtraText: z.string(),
      ValLabel: z.string(),
      ExtraLabel: z.string(),
    }),
  ),
  FeeTable: z.array(feeRow),
  SelfPayTable: z.array(feeRow),
  /** Lowest and highest price where the file lists several for the same care; null for one price. */
  Range: z.nullable(z.object({ Low: z.int(), High: z.int(), Text: z.string() })),
  /** All that may move the amount; null where nothing does. */
  Band: z.nullable(amountBand),
  /** Of the first insurance; null without one, and where it has neither deductible nor maximum. */
  PlanYear: z.nullable(planYear),
  /** Of the insurance that pays second; null where it is not counted, or has no deductible. */
  SecondPlanYear: z.nullable(planYear),
  IsSimple: z.boolean(),
  SimpleMsg: z.string(),
  HasPricingFailures: z.boolean(),
  /** Physician fees could not be priced and are not in the amount. */
  PBRemoved: z.boolean(),
  LegitimateFreeEstimate: z.boolean(),
  BENChanged: z.boolean(),
  OutOfNetwork: z.boolean(),
  IsReplaced: z.boolean(),
  ValidForDays: z.int(),
  /** ISO date of the last day on which the estimate is valid. */
  ValidUntil: z.string(),
});

/** What is another than when the estimate was saved. Integer cents; null where there is or was no such amount. */
export const estimateChange = z.object({
  Kind: z.enum([...workingKinds, 'selfPay']),
  Title: z.string(),
  Before: z.nullable(z.int()),
  /** Of the amount itself with what it claims to be, such as "At least $520.00". */
  BeforeText: z.string(),
  After: z.nullable(z.int()),
  AfterText: z.string(),
  /** With its sign, such as "+$50.00"; '' where an amount is missing, or the two do not hold the same. */
  DifferenceText: z.string(),
});

/** For care whose code does not tell under which benefits of the plan it falls: what it can be, and what the patient answered. */
const kindOfCareQuestion = z.object({
  Choices: z.array(z.object({ Id: z.string(), Name: z.string() })),
  /** The id of a choice, `UNSURE_KIND`, or '' before an answer. */
  Chosen: z.string(),
  /** The lowest and highest amount with insurance by all choices, such as "$30.00 to $521.63"; '' where they are not known. */
  RangeText: z.string(),
});

const estimateConfiguration = z.object({
  /** Seconds. */
  RTETimeout: z.int(),
  CsPhoneNumber: z.string(),
});

/** The estimate model of spec §3. Estimate is null until a location is chosen (§4; docs/decisions/0130). */
export const estimateModel = z.object({
  PetName: z.string(),
  /** Of PetName: a billed code is named in the words of the price file, which are English. */
  PetLanguage: languageTag,
  PetDescription: z.string(),
  PesGlo: z.string(),
  petId: z.string(),
  EncryptedPetId: z.string(),
  PesId: z.string(),
  EncryptedPesId: z.string(),
  /** What the patient calls a saved estimate; '' for nothing. */
  GivenName: z.string(),
  /** Of a saved estimate whose amount is another today: what changed, the amount itself last. */
  Changes: z.array(estimateChange),
  IsShopper: z.boolean(),
  ServiceAreaId: z.string(),
  Codes: z.array(z.string()),
  Estimate: z.nullable(estimateResult),
  Messages: z.array(estimateMessage),
  Disclaimers: z.object({ TopDisclaimer: z.string(), List: z.array(z.string()) }),
  Locations: z.array(location),
  CurrentLocation: z.nullable(location),
  CurrentLocationId: z.string(),
  CurrentProvider: z.nullable(provider),
  CurrentProviderId: z.string(),
  /** The insurer has said of some of these providers whether they are in its network: which one it is makes a difference. */
  DoesProviderMatter: z.boolean(),
  /** It is booked on the hospital's scheduling page, at this location. */
  CanBook: z.boolean(),
  /** Of a single billed code: the services that have all of the care to which it belongs. */
  WholeServices: z.array(z.object({ Id: z.string(), Name: z.string() })),
  Sites: z.array(siteComparison),
  CurrentInsurance: z.nullable(currentInsurance),
  SecondInsurance: z.nullable(secondInsurance),
  /** Named by insurers in their answers, and not entered. */
  OtherInsurances: z.array(otherInsurance),
  /** The patient chose to see the price without insurance (spec §4, 'self-pay flag'). */
  IsSelfPay: z.boolean(),
  /** The insurance that the account has on file; false for a guest. */
  HasCoverageOnFile: z.boolean(),
  /** Who is on file as the second insurance, where this estimate has one insurance alone; '' for nobody, and for a guest. */
  SecondPayorOnFile: z.string(),
  /** False where a saved self-pay estimate blocks adding insurance (spec §4). */
  CanAddInsurance: z.boolean(),
  /** Signed in, with the security point editestimates (spec §6). */
  canEditAndSave: z.boolean(),
  DisclaimerAccepted: z.boolean(),
  BenefitTypes: z.array(benefit),
  /** The service types of this service's parts. */
  ServiceTypes: z.array(serviceType),
  DefaultBenefits: defaultBenefits,
  /** Null where the kind of care is known, or makes no difference. */
  KindOfCare: z.nullable(kindOfCareQuestion),
  Configuration: estimateConfiguration,
});

export type PriceSource = Plain<z.infer<typeof priceSource>>;
export type FeeRow = Plain<z.infer<typeof feeRow>>;
export type WorkingStep = Plain<z.infer<typeof workingStep>>;
export type EstimateMessageName = (typeof estimateMessageNames)[number];
export type EstimateMessage = Plain<z.infer<typeof estimateMessage>>;
export type EstimateChange = Plain<z.infer<typeof estimateChange>>;
export type EstimateResult = Plain<z.infer<typeof estimateResult>>;
export type KindOfCareQuestion = Plain<z.infer<typeof kindOfCareQuestion>>;
export type PreventiveInfo = Plain<z.infer<typeof preventive>>;
export type EstimateModel = Plain<z.infer<typeof estimateModel>>;
