import type { PriceFileHeader, Problem } from '@portico/price-files';

/** What a whole price file holds. */
export interface PriceFileSummary {
  header: PriceFileHeader;
  items: number;
  charges: number;
  rates: number;
  errors: number;
  warnings: number;
  /** The first of them, errors before warnings. */
  firstProblems: Problem[];
}
