import type { AdditionalInformation } from '../model/parties.ts';
import type { Rejection } from '../model/response.ts';

/** What a 271 says of one person's benefits on one day. What it does not say is `null`, never 0 and never guessed. */
export interface EligibilityBenefits {
  /** `null` where the message settles neither. */
  readonly active: boolean | null;
  readonly payerName: string | null;
  /** As the payer names it in the row that says active: EB05, else a REF of that row. */
  readonly planName: string | null;
  /** Of loop 2100C, also for a dependent. */
  readonly memberId: string | null;
  readonly groupNumber: string | null;
  readonly subscriber: PersonName | null;
  /** `null` where the patient is the subscriber. */
  readonly dependent: PersonName | null;
  /** Of all levels, in the order of the message. */
  readonly rejections: readonly Rejection[];
  /** Service type 30. */
  readonly overall: NetworkBenefits;
  /** Every service type code that was asked for. */
  readonly byServiceType: ReadonlyMap<string, NetworkBenefits>;
  /** From the rows that are out of network (EB12 `N`); `null` where the message has none. */
  readonly outOfNetwork: OutOfNetworkBenefits | null;
}

export interface OutOfNetworkBenefits {
  readonly overall: NetworkBenefits;
  readonly byServiceType: ReadonlyMap<string, NetworkBenefits>;
}

export interface PersonName {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Whether figures come from rows of the service type itself, or from the plan's (service type 30), which stand in. */
type Source = 'own' | 'plan';

/** What the patient pays of a service type. */
export interface NetworkBenefits {
  readonly covered: boolean | null;
  readonly copay: Settled<CopayAmount>;
  /** Basis points of the patient's part: 2000 is 20 %. */
  readonly coinsurance: Settled<number>;
  /** Where copay and coinsurance come from: always both from one place. */
  readonly source: Source;
  readonly deductible: YearlyFigures;
  readonly outOfPocket: YearlyFigures;
}

export interface CopayAmount {
  readonly cents: number;
  /** `null` where the message does not say how often. */
  readonly per: 'visit' | 'day' | 'admission' | null;
}

/** A deductible or out-of-pocket maximum of the year, in cents. */
export interface YearlyFigures {
  /** The individual's. */
  readonly totalCents: number | null;
  readonly remainingCents: number | null;
  /** What may be left, where the message leaves it open between several values. */
  readonly remainingCandidates: readonly Candidate<number>[];
  readonly familyRemainingCents: number | null;
  readonly source: Source;
}

/**
 * One value; or several that the message leaves open, for the patient to choose from: none of them where it says something
 * that cannot be relied on. `null` where it says nothing.
 */
export type Settled<T> = { readonly value: T } | { readonly candidates: readonly Candidate<T>[] } | null;

/** One of several values, with all that tells it from the others. Texts are the payer's own. */
export interface Candidate<T> {
  readonly value: T;
  readonly messages: readonly string[];
  readonly additional: readonly AdditionalInformation[];
  readonly authorization: 'Y' | 'N' | 'U' | null;
}
