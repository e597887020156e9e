import type { BenefitId } from '@portico/contract';
import type { OtherPayer, SpendDown } from '@portico/x12';
import type { NamedProvider, PeopleOnFile, PlanDates, ServiceRules } from '@portico/x12';
import type { Place } from '../../platform/crypto/sealed-columns.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import { seal, unseal } from '../../platform/crypto/sealed.ts';

/** The plan has no benefit of this kind. */
export const NONE = 'notApplicable';
/** A figure; null where it is unknown. */
type Known<T> = T | typeof NONE | null;

/** One of several values in the insurer's answer, with its difference from the others. */
export interface Candidate {
  /** Integer cents, or of a coinsurance basis points. */
  readonly value: number;
  /** In the insurer's own words; '' for none. */
  readonly text: string;
  /** Of a copay that is not due for each visit. */
  readonly per?: 'day' | 'admission';
  /** Place of service code where the care is given: 11 an office, 22 a hospital. */
  readonly place?: string;
  /** Of which insurance it is: MA Medicare A, HM an HMO (EB04). */
  readonly insuranceType?: string;
  /** Whom it holds for, where not for the individual: EMP the employee, ESP with their spouse (EB02). */
  readonly coverageLevel?: string;
  /** The family's figure, where the insurer gave none for the individual. */
  readonly isFamily?: true;
  /** How much of the care it is for, where it is not for all; null where one number does not tell it. */
  readonly quantity?: CareQuantity | null;
  /** The whole plan's figure, which may be paid beside a zero of the service type, or where its own is for a part of the care. */
  readonly isOfPlan?: true;
}

/** So many visits, days, hours or treatments. */
export interface CareQuantity {
  readonly unit: 'visits' | 'days' | 'hours' | 'services';
  readonly count: number;
}

export interface KnownCopay {
  /** Integer cents. */
  readonly cents: number;
  readonly per: 'visit' | 'day' | 'admission' | null;
}

/** The rest of a year's deductible or out-of-pocket maximum. Integer cents. */
export interface Remaining {
  /** The lower of the individual's and the family's where both are known. */
  readonly remainingCents: Known<number>;
  /** The year's total; null where it is unknown. */
  readonly totalCents: number | null;
  /** The rest is the family's, because it is less than the individual's. */
  readonly isFamily?: true;
}

/** What is known of a plan, for one service type or for the whole. */
export interface BenefitSet {
  readonly covered: boolean;
  readonly copay: Known<KnownCopay>;
  /** The patient's share: 2000 is 20 %. */
  readonly coinsuranceBasisPoints: Known<number>;
  readonly deductible: Remaining;
  readonly outOfPocket: Remaining;
  /**
   * Several values of a kind in the insurer's answer, where it is not clear which one applies. Empty where none of them is reliable:
   * then neither the plan's value nor "none" is used instead.
   */
  readonly candidates: Readonly<Partial<Record<BenefitId, readonly Candidate[]>>>;
  /** A copay or coinsurance of 0 that is told for these parts of the care alone, none being told of the others. Absent where it is for all. */
  readonly zeroParts?: Readonly<Partial<Record<'copay' | 'coinsurance', readonly Candidate[]>>>;
  /** The insurer's words that stand with copay and coinsurance wherever it states them. Absent where there are none. */
  readonly remarks?: readonly string[];
}

/** A plan's benefits. The set of a service type has its own values only: for others, the whole plan's apply. */
export interface Benefits {
  readonly overall: BenefitSet;
  /** By X12 service type code. */
  readonly byServiceType: Readonly<Record<string, BenefitSet>>;
  /** The patient entered them: a blank value counts as none. The patient is asked for values that an insurer leaves out. */
  readonly blankIsNone?: true;
  /** The insurer told figures, but not that the plan is active: they are not used. */
  readonly isUnconfirmed?: true;
  /** The insurer answers about the plan as a whole alone: for care without a figure of its own, the working says so. */
  readonly isOfPlanAlone?: true;
  /** What the insurer wants to approve first, and how much of it the plan pays for, by X12 service type code. */
  readonly rules?: Readonly<Record<string, ServiceRules>>;
}

/**
 * What is known of a plan's benefits, and from whom. An unknown figure is null, never 0. Stored sealed, in estimates.benefits and in
 * the outcome of an inquiry.
 */
export interface PlanBenefits extends Benefits {
  readonly from: 'insurer' | 'patient';
  /** ISO time at which the insurer answered, or the patient entered them. */
  readonly at: string;
  /** As the insurer names it; '' where it has not. */
  readonly planName: string;
  /** Null where the insurer does not mention care outside its network. */
  readonly outOfNetwork: Benefits | null;
  /** What the insurer says beside the figures; absent where it has not, or from those that were stored before this was kept. */
  readonly facts?: InsurerFacts;
  /** Other payers that the insurer names; absent for none. */
  readonly otherPayers?: readonly OtherPayer[];
  /** The insurer tells of a spend-down that is not met: its benefits are not used. Absent for none. */
  readonly spendDown?: SpendDown;
  /** Absent as `facts`. */
  readonly notices?: InsurerNotices;
}

/** What an insurer says of the plan and the people on it, beside the benefits (decision 74). */
interface InsurerNotices {
  /** Until when the plan holds; null where the insurer names no end. ISO date. */
  readonly endsOn: PlanDates['endsOn'];
  /** ISO date, as `EligibilityBenefits.yearEndsOn`; absent from those that were stored before this was kept. */
  readonly yearEndsOn?: string | null;
  readonly onFile: PeopleOnFile | null;
  readonly providers: readonly NamedProvider[];
}

/** What an insurer says of the patient and the plan, on which it depends whether a plan has to pay in full. */
export interface InsurerFacts {
  /** ISO date. */
  readonly birthDate: string | null;
  readonly sex: 'female' | 'male' | null;
  /** X12 codes of the kind of insurance (EB04). */
  readonly insuranceTypes: readonly string[];
  /** The insurer's own words on preventive care, by X12 service type code. */
  readonly remarks: Readonly<Record<string, readonly string[]>>;
}

/** Nothing known. */
export const unknownSet: BenefitSet = {
  covered: true,
  copay: null,
  coinsuranceBasisPoints: null,
  deductible: { remainingCents: null, totalCents: null },
  outOfPocket: { remainingCents: null, totalCents: null },
  candidates: {},
};

export function sealBenefits(keys: Keys, ownerId: string, benefits: PlanBenefits): string {
  return seal(keys, placeOf(ownerId), benefits);
}

/** @throws Error when the text was changed, or sealed with another secret. */
export function unsealBenefits(keys: Keys, ownerId: string, sealed: string): PlanBenefits {
  return unseal(keys, placeOf(ownerId), sealed) as PlanBenefits;
}

function placeOf(owner_id: string): Place<'estimates.benefits'> {
  return { column: 'estimates.benefits', row: { owner_id } };
}
