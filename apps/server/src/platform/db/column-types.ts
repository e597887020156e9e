/** PostgreSQL type numbers whose text both engines must read in the same way. */
const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

/**
 * Readers for columns that drivers treat differently by default. Cents and counts are far below 2^53, so a number is
 * exact. A date is a calendar day and must not be shifted by a time zone.
 */
export const columnReaders: Readonly<Record<number, (text: string) => number | string>> = {
  [INT8]: Number,
  [NUMERIC]: Number,
  [DATE]: (text) => text,
};
