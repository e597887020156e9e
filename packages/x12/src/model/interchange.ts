import type { ImplementationAcknowledgement, TechnicalAcknowledgement } from './acknowledgements.ts';
import type { EligibilityInquiry } from './inquiry.ts';
import type { EligibilityResponse } from './response.ts';

/** One interchange, ISA to IEA: its acknowledgements (TA1) come before its groups. */
export interface Interchange {
  readonly control: InterchangeControl;
  readonly acknowledgements: readonly TechnicalAcknowledgement[];
  readonly groups: readonly Group[];
}

/** The values of the ISA. Identifiers are without the blanks that pad them. */
export interface InterchangeControl {
  /** ISA01 and ISA02: `00` and empty if nothing is agreed. */
  readonly authorizationQualifier: string;
  readonly authorization: string;
  /** ISA03 and ISA04: a password if `01`. Never log it. */
  readonly securityQualifier: string;
  readonly security: string;
  /** ISA05 and ISA06, at most 15 characters. */
  readonly senderQualifier: string;
  readonly senderId: string;
  /** ISA07 and ISA08, at most 15 characters. */
  readonly receiverQualifier: string;
  readonly receiverId: string;
  /** ISA09 as an ISO date; its two-digit years are of this century. */
  readonly date: string;
  /** ISA10 as `HH:MM`. */
  readonly time: string;
  /** ISA12: `00501`. */
  readonly version: string;
  /** ISA13: nine digits. */
  readonly controlNumber: string;
  /** ISA14: whether a TA1 is asked for. */
  readonly ackRequested: boolean;
  /** ISA15: production or test. */
  readonly usage: 'P' | 'T';
}

/** One functional group, GS to GE. */
export interface Group {
  /** GS01: `HS` holds 270s, `HB` 271s, `FA` 999s. */
  readonly functionalId: FunctionalId;
  /** GS02 and GS03. */
  readonly senderCode: string;
  readonly receiverCode: string;
  /** GS04 as an ISO date. */
  readonly date: string;
  /** GS05 as `HH:MM`, `HH:MM:SS` or with tenths or hundredths of a second. */
  readonly time: string;
  /** GS06. */
  readonly controlNumber: string;
  /** GS08: the implementation guide, `005010X279A1` for 270 and 271; `null` if the sender names none. */
  readonly version: string | null;
  readonly transactions: readonly Transaction[];
}

export type FunctionalId = 'HS' | 'HB' | 'FA';

/** One transaction set, ST to SE, discriminated by `kind` (ST01). */
export type Transaction =
  | ({ readonly kind: '270' } & EligibilityInquiry)
  | ({ readonly kind: '271' } & EligibilityResponse)
  | ({ readonly kind: '999' } & ImplementationAcknowledgement);

/** The four separators of a text (ISA offsets 3, 82, 104, 105). All differ; none is a letter, a digit or a blank. */
export interface Separators {
  readonly element: string;
  /** ISA11; `null` if the sender repeats nothing (before version 00402 it is a letter). */
  readonly repetition: string | null;
  readonly component: string;
  readonly segment: string;
}
