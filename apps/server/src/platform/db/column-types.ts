/** PostgreSQL type numbers whose text both engines must read alike. */
const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

/**
 * Readers for columns that drivers treat differently by default. Cents and counts stay far below 2^53, so number is
 * exact; a date is a day on the calendar and must not be moved by a time zone.
 */
export const columnReaders: Readonly<Record<number, (text: string) => number | string>> = {
  [INT8]: Number,
  [NUMERIC]: Number,
  [DATE]: (text) => text,
};
