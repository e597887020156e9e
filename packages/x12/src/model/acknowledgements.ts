/** TA1: whether an interchange itself could be read. */
export interface TechnicalAcknowledgement {
  /** TA101: ISA13 of the interchange that is acknowledged. */
  readonly controlNumber: string;
  /** TA102 as an ISO date and TA103 as `HH:MM`: ISA09 and ISA10 of that interchange. */
  readonly date: string;
  readonly time: string;
  /** TA104: accepted, accepted with errors, rejected. */
  readonly outcome: 'A' | 'E' | 'R';
  /** TA105: `000` if nothing is wrong. */
  readonly code: string;
}

/** 999 (005010X231A1): whether a functional group and its transactions follow their guide. */
export interface ImplementationAcknowledgement {
  /** ST02 and ST03 of the 999 itself. */
  readonly controlNumber: string;
  readonly implementation: string | null;
  /** AK1: GS01, GS06 and GS08 of the group that is acknowledged. */
  readonly group: { readonly functionalId: string; readonly controlNumber: string; readonly version: string | null };
  /** Loop 2000. */
  readonly transactions: readonly TransactionAcknowledgement[];
  /** AK901: A accepted, E accepted with errors, P partly, R rejected, M, W, X rejected for a security reason. */
  readonly outcome: string;
  /** AK902 to AK904: the number of transactions as the group states it, as received, and as accepted. */
  readonly included: number;
  readonly received: number;
  readonly accepted: number;
  /** AK905 to AK909. */
  readonly codes: readonly string[];
}

/** Loop 2000: AK2 to IK5. */
export interface TransactionAcknowledgement {
  /** AK201 to AK203: ST01, ST02, ST03 of the transaction that is acknowledged. */
  readonly identifier: string;
  readonly controlNumber: string;
  readonly implementation: string | null;
  readonly errors: readonly SegmentError[];
  /** IK501: A accepted, E accepted with errors, R rejected, M, W, X rejected for a security reason. */
  readonly outcome: string;
  /** IK502 to IK506. */
  readonly codes: readonly string[];
}

/** Loop 2100: IK3 with its CTX, and the elements that have an error. */
export interface SegmentError {
  /** IK301. */
  readonly segment: string;
  /** IK302: counted from the ST, which is 1. */
  readonly position: number;
  /** IK303. */
  readonly loop: string | null;
  /** IK304. */
  readonly code: string | null;
  readonly contexts: readonly ErrorContext[];
  readonly elements: readonly ElementError[];
}

/** Loop 2110: IK4 with its CTX. */
export interface ElementError {
  /** IK401. */
  readonly at: ElementPosition;
  /** IK402: the number of the data element in X12's dictionary. */
  readonly reference: string | null;
  /** IK403. */
  readonly code: string;
  /** IK404: a copy of the wrong value. It may be patient data: never log it. */
  readonly value: string | null;
  readonly contexts: readonly ErrorContext[];
}

/** C030: the element in its segment, the component in it, the repetition; all from 1. */
export interface ElementPosition {
  readonly element: number;
  readonly component: number | null;
  readonly repetition: number | null;
}

/** CTX: what made a segment or element wrong. */
export interface ErrorContext {
  /** CTX01, which may repeat: `SITUATIONAL TRIGGER`, or a business name with its value, which may be patient data. */
  readonly subjects: readonly { readonly name: string; readonly value: string | null }[];
  /** CTX02 to CTX04. */
  readonly segment: string | null;
  readonly position: number | null;
  readonly loop: string | null;
  /** CTX05. */
  readonly at: ElementPosition | null;
  /** CTX06: numbers in X12's dictionary. */
  readonly references: readonly string[];
}
