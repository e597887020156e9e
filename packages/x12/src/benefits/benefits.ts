import type { Rejection } from '../model/response.ts';
import type { CoverageFacts } from './coverage-facts.ts';
import type { OtherPayer } from './other-payers.ts';
import type { SpendDown } from './spend-down.ts';
import type { NamedProvider } from './named-providers.ts';
import type { PeopleOnFile } from './people-on-file.ts';
import type { PlanDates } from './plan-dates.ts';
import type { ServiceRules } from './service-rules.ts';
import type { Candidate, Settled } from './settled.ts';

/**
 * What a 271 states about one person's benefits on one day. What it does not state is `null`, never 0 and never a
 * guess.
 */
export interface EligibilityBenefits {
  /** `null` if the message does not say. */
  readonly active: boolean | null;
  readonly payerName: string | null;
  /** As the payer names it in the row that states active coverage: EB05, else a REF of that row. */
  readonly planName: string | null;
  /** Of loop 2100C, also when the patient is a dependent. */
  readonly memberId: string | null;
  readonly groupNumber: string | null;
  readonly subscriber: PersonName | null;
  /** `null` if the patient is the subscriber. */
  readonly dependent: PersonName | null;
  /** Of all levels, in the order of the message. */
  readonly rejections: readonly Rejection[];
  /** Service type 30. */
  readonly overall: NetworkBenefits;
  /** One entry for every service type code that was asked for. */
  readonly byServiceType: ReadonlyMap<string, NetworkBenefits>;
  /** From the rows that are out of network (EB12 `N`); `null` if the message has none. */
  readonly outOfNetwork: OutOfNetworkBenefits | null;
  readonly facts: CoverageFacts;
  readonly otherPayers: readonly OtherPayer[];
  readonly spendDown: SpendDown | null;
  /** Approval and limits in network: one entry for every service type code that was asked for. */
  readonly rules: ReadonlyMap<string, ServiceRules>;
  readonly planDates: PlanDates;
  /** The last day for which the figures of the year count, an ISO date; `null` if their rows name none. */
  readonly yearEndsOn: string | null;
  /** `null` if the message does not tell which person it is about. */
  readonly onFile: PeopleOnFile | null;
  readonly providers: readonly NamedProvider[];
}

export interface OutOfNetworkBenefits {
  readonly overall: NetworkBenefits;
  readonly byServiceType: ReadonlyMap<string, NetworkBenefits>;
  readonly rules: ReadonlyMap<string, ServiceRules>;
}

export interface PersonName {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/**
 * Whether figures are the service type's own, or those of the whole plan (service type 30) in their place. They are also
 * its own where the plan's rows of another kind of insurance (EB04) do not apply to it.
 */
type Source = 'own' | 'plan';

/** What the patient pays for a service type. */
export interface NetworkBenefits {
  readonly covered: boolean | null;
  readonly copay: Settled<CopayAmount>;
  /** The patient's part in basis points: 2000 is 20 %. */
  readonly coinsurance: Settled<number>;
  /** Where copay and coinsurance come from: both always have the same source. */
  readonly source: Source;
  readonly deductible: YearlyFigures;
  readonly outOfPocket: YearlyFigures;
}

export interface CopayAmount {
  readonly cents: number;
  /** `null` if the message does not say how often. */
  readonly per: 'visit' | 'day' | 'admission' | null;
}

/** A deductible or out-of-pocket maximum for the year, in cents. */
export interface YearlyFigures {
  /** Of the individual, not of the family. */
  readonly totalCents: number | null;
  readonly remainingCents: number | null;
  /** The possible remaining amounts, if the message leaves several open. */
  readonly remainingCandidates: readonly Candidate<number>[];
  readonly familyRemainingCents: number | null;
  readonly source: Source;
}
