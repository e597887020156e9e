import type { Language } from '@portico/contract';

/**
 * A good-faith estimate for somebody who pays without insurance, as 45 CFR 149.610(c)(1) has it. Paper and the FHIR packet
 * are made of it. Days are ISO dates of the hospital, amounts integer cents.
 */
export interface GoodFaithEstimate {
  readonly patient: { readonly name: string; readonly birthDate: string };
  readonly service: { readonly name: string; readonly nameLanguage: Language; readonly description: string };
  /** ICD-10-CM, as they stand on an order; empty where none are known. */
  readonly diagnosisCodes: readonly string[];
  readonly dates: GoodFaithDates;
  /** When it was asked for. */
  readonly requestedAt: Date;
  /** Whoever gives the estimate comes first. */
  readonly providers: readonly GoodFaithProvider[];
  /** Of all charges that are known; null where none is. */
  readonly totalCents: number | null;
  /** Charges that we do not know yet are not in the total. */
  readonly isWhole: boolean;
  /** Care that is scheduled separately, in the patient's language. */
  readonly separately: readonly string[];
}

/** What the law says by when (45 CFR 149.610(b)). */
export interface GoodFaithDates {
  readonly requestedOn: string;
  /** The day of the care; null where it is not scheduled. */
  readonly scheduledFor: string | null;
  /**
   * By when the patient must have the estimate, and how many business days that are after the request or the scheduling; null where
   * the care is before that day.
   */
  readonly dueBy: string | null;
  readonly dueWithin: 1 | 3;
  /** By when the others are asked for their charges. */
  readonly othersAskedBy: string;
  /** By when there must be a new estimate if something changes; null where the care is not scheduled, or that day is over. */
  readonly changesBy: string | null;
  /** The last day on which the estimate stands. */
  readonly validUntil: string;
}

/** Somebody who bills, with what is billed. */
export interface GoodFaithProvider {
  /** null for somebody whose name we do not know yet. */
  readonly name: string | null;
  /** Whoever gives the estimate; a doctor who bills through them; or somebody who sends a bill of their own. */
  readonly role: 'convening' | 'employed' | 'coProvider';
  readonly npi: string | null;
  readonly tin: string | null;
  readonly taxonomy: string | null;
  readonly phone: string | null;
  /** Where the care is given. */
  readonly place: {
    readonly name: string;
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  };
  readonly items: readonly GoodFaithItem[];
  /** Of the charges that are known; null where none is. */
  readonly totalCents: number | null;
}

/** An item or service that is reasonably expected. */
export interface GoodFaithItem {
  readonly name: string;
  readonly fee: 'facility' | 'professional';
  readonly setting: 'inpatient' | 'outpatient';
  readonly codeType: string;
  readonly code: string;
  readonly modifiers: readonly string[];
  readonly revenueCodes: readonly string[];
  readonly units: number;
  /** What is charged without insurance, for all units; null where it is not known yet. */
  readonly cents: number | null;
  readonly lowCents: number | null;
  readonly highCents: number | null;
  /** `gross`: the full charge, because no price for people without insurance is published. */
  readonly basis: 'cash' | 'gross' | null;
}
