/** PostgreSQL type numbers whose text both engines must read in the same way. */
const INT8 = 20;
const INT8_ARRAY = 1016;
const NUMERIC = 1700;
const DATE = 1082;

/**
 * Readers for columns that drivers treat differently by default. Cents and counts are far below 2^53, so a number is
 * exact. A date is a calendar day and must not be shifted by a time zone.
 */
export const columnReaders: Readonly<Record<number, (text: string) => number | string | ReadonlyArray<number | null>>> =
  {
    [INT8]: Number,
    // Such as {9050,NULL,120}: of one dimension, as all of ours are.
    [INT8_ARRAY]: (text) => text.match(/-?\d+|NULL/g)?.map((each) => (each === 'NULL' ? null : Number(each))) ?? [],
    [NUMERIC]: Number,
    [DATE]: (text) => text,
  };
