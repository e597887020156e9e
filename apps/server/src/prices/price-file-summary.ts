import type { PriceFileHeader, RuleTally } from '@portico/price-files';

/** The content of a whole price file, in numbers. */
export interface PriceFileSummary {
  header: PriceFileHeader;
  items: number;
  charges: number;
  rates: number;
  /** Values, codes, rates, charges and rows that cannot be meant, and are not imported. */
  leftOut: number;
  /** Findings that keep the file from being imported as a whole, such as a header that is not known. */
  refused: number;
  /** Rows of a CSV, and those of them whose cells cannot be told apart: they are left out, up to a share. */
  rows: { all: number; unreadable: number; areTooMany: boolean };
  /** Places that break a rule of CMS, and are imported all the same. */
  breaches: number;
  /** All findings by rule, with the first places of each. */
  rules: RuleTally[];
}
