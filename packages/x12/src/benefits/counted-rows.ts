import type { BenefitRow } from '../model/response.ts';
import { datesFit } from './dates-fit.ts';

/** The rows that a figure may come from. */
export interface CountedRows {
  readonly all: readonly BenefitRow[];
  readonly inNetwork: readonly BenefitRow[];
  /** With the rows for which the network does not matter (EB12 `W`); empty where none is out of network itself. */
  readonly outOfNetwork: readonly BenefitRow[];
}

/** Rule 2: leaves out unknown networks (EB12 `U`), rows of a procedure (EB13), and other days' rows. */
export function countedRows(rows: readonly BenefitRow[], on: string): CountedRows {
  const counted = rows.filter((row) => isOfService(row) && datesFit(row.dates, on));
  const isToldOutside = counted.some(({ network }) => network === 'N');
  return {
    all: counted,
    inNetwork: counted.filter(({ network }) => network !== 'N'),
    outOfNetwork: isToldOutside ? counted.filter(({ network }) => network === 'N' || network === 'W') : [],
  };
}

/** Neither of an unknown network nor of one procedure. */
export const isOfService = ({ network, procedure }: BenefitRow): boolean => network !== 'U' && procedure === null;

/** Rule 3: a row belongs to every code of its EB03. */
export function rowsOfType(rows: readonly BenefitRow[], serviceTypeCode: string): BenefitRow[] {
  return rows.filter(({ serviceTypeCodes }) => serviceTypeCodes.includes(serviceTypeCode));
}

/** The service type of the plan as a whole. */
export const PLAN = '30';
