import type { BenefitRow } from '../model/response.ts';
import { datesFit } from './dates-fit.ts';
import { isActiveCode, isInactiveCode } from './status-codes.ts';

/** The rows that a figure may be read from. */
export interface CountedRows {
  readonly all: readonly BenefitRow[];
  readonly inNetwork: readonly BenefitRow[];
  /** Includes the rows for which the network does not matter (EB12 `W`); empty if no row is out of network itself. */
  readonly outOfNetwork: readonly BenefitRow[];
}

/**
 * Rule 2: leaves out rows with an unknown network (EB12 `U`), rows for one procedure (EB13), and rows for other days.
 */
export function countedRows(rows: readonly BenefitRow[], on: string): CountedRows {
  const counted = rows.filter((row) => isOfService(row) && datesFit(row.dates, on));
  const isToldOutside = counted.some(({ network }) => network === 'N');
  return {
    all: counted,
    inNetwork: counted.filter(({ network }) => network !== 'N'),
    outOfNetwork: isToldOutside ? counted.filter(mayBeOutside) : [],
  };
}

/** EB12, which may not have been readable. */
const mayBeOutside = ({ network, unreadable }: BenefitRow): boolean =>
  network === 'N' || network === 'W' || unreadable.includes(12);

/** Whether the row is about the service type as a whole: its network is known and it is not for one procedure. */
const isOfService = ({ network, procedure }: BenefitRow): boolean => network !== 'U' && procedure === null;

/**
 * Rule 3: a row belongs to every code of its EB03. A status (EB01 1 to 8) without any is that of the plan; where a type is active,
 * one that is not (6 to 8) may be of another part of the plan, and belongs to nothing.
 */
export function rowsOfType(rows: readonly BenefitRow[], serviceTypeCode: string): BenefitRow[] {
  const hasActiveType = rows.some((row) => row.serviceTypeCodes.length > 0 && isActiveCode(row.information));
  const isStatusOfPlan = ({ information }: BenefitRow): boolean =>
    isActiveCode(information) || (isInactiveCode(information) && !hasActiveType);
  const isOfType = (row: BenefitRow): boolean =>
    row.serviceTypeCodes.includes(serviceTypeCode) ||
    (serviceTypeCode === PLAN && isWithoutType(row) && isStatusOfPlan(row));
  return rows.filter(isOfType);
}

/** Whether the payer does not say of what a row is: no EB03, which could be read, and no EB13. */
export const isWithoutType = ({ serviceTypeCodes, procedure, unreadable }: BenefitRow): boolean =>
  serviceTypeCodes.length === 0 && procedure === null && !unreadable.includes(3);

/** The service type of the plan as a whole. */
export const PLAN = '30';
