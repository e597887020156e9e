import type { PriceFileHeader, PriceFileFinding } from '@portico/price-files';

/** The content of a whole price file, in numbers. */
export interface PriceFileSummary {
  header: PriceFileHeader;
  items: number;
  charges: number;
  rates: number;
  errors: number;
  warnings: number;
  /** Errors before warnings. */
  firstFindings: PriceFileFinding[];
}
