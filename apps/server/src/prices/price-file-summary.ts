import type { PriceFileHeader, RuleTally } from '@portico/price-files';

/** The content of a whole price file, in numbers. */
export interface PriceFileSummary {
  header: PriceFileHeader;
  items: number;
  charges: number;
  rates: number;
  /** Values, codes, rates, charges and rows that cannot be meant, and are not imported. */
  leftOut: number;
  /** Places that break a rule of CMS, and are imported all the same. */
  breaches: number;
  /** All findings by rule, with the first places of each. */
  rules: RuleTally[];
}
