import type { TransactionHeader } from './transaction-header.ts';
import type {
  AdditionalInformation,
  City,
  Contact,
  DatedEvent,
  Party,
  Person,
  Procedure,
  ProviderInformation,
  Reference,
  Street,
} from './parties.ts';

/** 271 (005010X279A1): the payer's response. */
export interface EligibilityResponse {
  readonly header: TransactionHeader;
  /** Loops 2000A. */
  readonly payers: readonly ResponsePayer[];
}

/** 2000A and 2100A. */
export interface ResponsePayer {
  /** AAA of 2000A (level `transaction`): the inquiry did not reach the payer. */
  readonly transactionRejections: readonly Rejection[];
  /** `null` only if 2000A is rejected and nothing follows. */
  readonly payer: Party | null;
  readonly contacts: readonly Contact[];
  /** AAA of 2100A (level `payer`). */
  readonly rejections: readonly Rejection[];
  /** Loops 2000B. */
  readonly receivers: readonly ResponseReceiver[];
}

/** 2000B and 2100B: the provider that asked. */
export interface ResponseReceiver {
  readonly receiver: Party;
  readonly references: readonly Reference[];
  readonly street: Street | null;
  readonly city: City | null;
  /** AAA of 2100B (level `receiver`). */
  readonly rejections: readonly Rejection[];
  readonly provider: ProviderInformation | null;
  /** Loops 2000C. */
  readonly subscribers: readonly ResponseSubscriber[];
}

/** 2000D and 2100D with the benefits of 2110D. */
export interface ResponsePerson extends Person {
  /** AAA of 2100C (level `subscriber`) or 2100D (level `dependent`). */
  readonly rejections: readonly Rejection[];
  readonly military: MilitaryService | null;
  readonly benefits: readonly BenefitRow[];
}

/** 2000C and 2100C with the benefits of 2110C. */
export interface ResponseSubscriber extends ResponsePerson {
  /** Loops 2000D: if there is one, the patient is the dependent. */
  readonly dependents: readonly ResponsePerson[];
}

/** The loop of an AAA: 2000A, 2100A, 2100B, 2100C, 2110C, 2100D, 2110D. */
export type RejectionLevel =
  | 'transaction'
  | 'payer'
  | 'receiver'
  | 'subscriber'
  | 'subscriberBenefit'
  | 'dependent'
  | 'dependentBenefit';

/** AAA: what the payer could not do, why, and what can be done about it. */
export interface Rejection {
  readonly level: RejectionLevel;
  /** AAA01: whether the request itself was valid. */
  readonly valid: boolean;
  /** AAA03. */
  readonly code: string;
  /** AAA04: C correct and send again, N no, R retry, S, W after 30 days, X after 10, Y will answer, P resend. */
  readonly action: 'C' | 'N' | 'P' | 'R' | 'S' | 'W' | 'X' | 'Y' | null;
  /** The number of the segment in the text that was read, from 1. A writer ignores it. */
  readonly position: number;
}

/** MPI. */
export interface MilitaryService {
  /** MPI01 to MPI05. */
  readonly status: string;
  readonly employment: string;
  readonly affiliation: string;
  readonly description: string | null;
  readonly rank: string | null;
  /** MPI06 and MPI07: ISO dates, as {@link DatedEvent}. */
  readonly from: string | null;
  readonly to: string | null;
}

/** 2110C and 2110D: one EB with all that belongs to it. A figure that the message does not state is `null`, never 0. */
export interface BenefitRow {
  /** EB01: 1–5 active, 6–8 inactive, A coinsurance, B copay, C deductible, G out-of-pocket, F limitation, I non-covered, …; '' if it could not be read. */
  readonly information: string;
  /** EB02: CHD DEP ECH EMP ESP FAM IND SPC SPO. */
  readonly coverageLevel: string | null;
  /** EB03, repeated. The row applies to each of them. */
  readonly serviceTypeCodes: readonly string[];
  /** EB04. */
  readonly insuranceType: string | null;
  /** EB05: a name for people to read. Never read figures from it. */
  readonly planDescription: string | null;
  /** EB06: 6, 7, 13, 21–36. */
  readonly period: string | null;
  /** EB07 in cents. `null` if there is none, or if it is withheld: see `flaws`. */
  readonly amountCents: number | null;
  /** EB08 in basis points: `.3` is 3000. `null` if there is none, or if it is withheld: see `flaws`. */
  readonly basisPoints: number | null;
  /** EB09. */
  readonly quantityQualifier: string | null;
  /** EB10. `null` if there is none, or if it is withheld: see `flaws`. */
  readonly quantity: number | null;
  /** EB11: whether authorization is needed. */
  readonly authorization: 'Y' | 'N' | 'U' | null;
  /** EB12: in network, out, not applicable, unknown. */
  readonly network: 'Y' | 'N' | 'W' | 'U' | null;
  /** EB13. */
  readonly procedure: Procedure | null;
  /** EB14: which of the person's diagnoses, from 1. */
  readonly diagnosisPointers: readonly number[];
  /** Numbers of the message that cannot be right. */
  readonly flaws: readonly Flaw[];
  readonly delivery: readonly Delivery[];
  readonly references: readonly Reference[];
  readonly dates: readonly DatedEvent[];
  /** AAA of 2110C (level `subscriberBenefit`) or 2110D (level `dependentBenefit`). */
  readonly rejections: readonly Rejection[];
  /** MSG01 of each MSG. Never read figures from it. */
  readonly messages: readonly string[];
  /** III of 2115. */
  readonly additional: readonly AdditionalInformation[];
  /** Loops 2120. */
  readonly entities: readonly RelatedEntity[];
  /**
   * Elements of the EB that could not be read and are `null` or empty, and 0 for a segment after it. Empty, except in a
   * lenient reading. A writer ignores it.
   */
  readonly unreadable: readonly number[];
  /** The number of the EB in the text that was read, from 1. A writer ignores it. */
  readonly position: number;
}

/** A withheld number of an EB: the row has `null` in its place. */
export interface Flaw {
  readonly element: 7 | 8 | 10;
  /** `tooFine`: fractions of a cent or of a basis point. `aboveOne`: more than 100 %. */
  readonly reason: 'negative' | 'tooFine' | 'aboveOne';
  /** As written in the message. */
  readonly text: string;
}

/** HSD: how often or how long a service is covered. */
export interface Delivery {
  readonly quantityQualifier: string | null;
  readonly quantity: number | null;
  readonly unit: string | null;
  /** HSD04. */
  readonly sampleSelection: number | null;
  /** HSD05 and HSD06. */
  readonly periodQualifier: string | null;
  readonly periods: number | null;
  /** HSD07 and HSD08. */
  readonly calendarPattern: string | null;
  readonly timePattern: string | null;
}

/**
 * 2120: another payer, a primary care provider, a plan sponsor. Never the payer, provider or person of the message
 * itself.
 */
export interface RelatedEntity {
  readonly name: Party;
  readonly street: Street | null;
  readonly city: City | null;
  readonly contacts: readonly Contact[];
  readonly provider: ProviderInformation | null;
}
