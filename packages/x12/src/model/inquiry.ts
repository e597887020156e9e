import type { TransactionHeader } from './transaction-header.ts';
import type {
  AdditionalInformation,
  City,
  DatedEvent,
  Party,
  Person,
  Procedure,
  ProviderInformation,
  Reference,
  Street,
} from './parties.ts';

/** 270 (005010X279A1): what is asked, from which payer and about which person. */
export interface EligibilityInquiry {
  readonly header: TransactionHeader;
  /** Loops 2000A. */
  readonly payers: readonly InquiryPayer[];
}

/** 2100A. */
export interface InquiryPayer {
  readonly payer: Party;
  /** Loops 2000B. */
  readonly receivers: readonly InquiryReceiver[];
}

/** 2100B: the provider that asks, and receives the response. */
export interface InquiryReceiver {
  readonly receiver: Party;
  readonly references: readonly Reference[];
  readonly street: Street | null;
  readonly city: City | null;
  readonly provider: ProviderInformation | null;
  /** Loops 2000C. */
  readonly subscribers: readonly InquirySubscriber[];
}

/** 2000D and 2100D with the questions of 2110D. */
export interface InquiryPerson extends Person {
  readonly questions: readonly Question[];
}

/** 2000C and 2100C with the questions of 2110C: the patient, unless dependents follow. */
export interface InquirySubscriber extends InquiryPerson {
  /** Loops 2000D. */
  readonly dependents: readonly InquiryPerson[];
}

/** 2110C and 2110D: one EQ and the segments that belong to it. */
export interface Question {
  /** EQ01, repeated. */
  readonly serviceTypeCodes: readonly string[];
  /** EQ02. */
  readonly procedure: Procedure | null;
  /** EQ03: `FAM` asks for the whole family. */
  readonly coverageLevel: string | null;
  /** EQ04. */
  readonly insuranceType: string | null;
  /** EQ05: which of the person's diagnoses, from 1. */
  readonly diagnosisPointers: readonly number[];
  /** AMT: `R` spend-down, `PB` billed. */
  readonly amounts: readonly { readonly qualifier: string; readonly cents: number }[];
  readonly additional: readonly AdditionalInformation[];
  readonly references: readonly Reference[];
  readonly dates: readonly DatedEvent[];
}
