import type { PriceFileFinding } from './findings/finding.ts';
import type { BillingClass, Methodology, Setting } from './values/vocabulary.ts';

/** Amounts are integer cents, dates are ISO (YYYY-MM-DD), lines are physical lines of the unpacked file from 1. */
export type PriceFileEvent =
  | { kind: 'header'; header: PriceFileHeader }
  | { kind: 'items'; items: PriceItem[]; bytesRead: number }
  | { kind: 'finding'; finding: PriceFileFinding }
  /** CSV only, at the end: rows below the headers, and those of them that could not be told into cells. */
  | { kind: 'rows'; rows: number; unreadable: number };

/** General data elements, 45 CFR 180.50(b)(1). */
export interface PriceFileHeader {
  format: 'json' | 'csv-tall' | 'csv-wide';
  /** Version of the CMS template as the file names it, such as 3.0.0. */
  specVersion: string;
  hospitalName: string;
  lastUpdatedOn: string;
  locationNames: string[];
  addresses: string[];
  npis: string[];
  licenseState?: string;
  licenseNumber?: string;
  attesterName?: string;
  /** The hospital attests (v3) or affirms (v2) that the file is true, accurate and complete. */
  attested: boolean;
}

/** An item or service with its codes, 45 CFR 180.50(b)(2). */
export interface PriceItem {
  line: number;
  description: string;
  codes: Code[];
  drug?: { unit: number; type: string };
  charges: StandardCharge[];
}

export interface Code {
  code: string;
  /** One of the 21 code types of CMS, such as CPT, HCPCS, MS-DRG, NDC; other types of the file are kept as they are. */
  type: string;
}

/** What is not given is undefined, and never missing: all charges, and all rates, have one shape. */
export interface StandardCharge {
  line: number;
  setting: Setting;
  billingClass: BillingClass | undefined;
  modifiers: string[];
  grossCents: number | undefined;
  cashCents: number | undefined;
  minimumCents: number | undefined;
  maximumCents: number | undefined;
  notes: string | undefined;
  rates: PayerRate[];
}

/**
 * A payer-specific negotiated charge. It has at least one of dollarCents, percentage and algorithm, or medianCents where the file says of
 * these that they are not known.
 */
export interface PayerRate {
  line: number;
  payerName: string;
  planName: string;
  methodology: Methodology;
  dollarCents: number | undefined;
  /** Percentage of the gross charge: 70.5 means 70.5 %. */
  percentage: number | undefined;
  algorithm: string | undefined;
  /** Median allowed amount; for a v2 file the estimated allowed amount, which v3 replaced by the median. */
  medianCents: number | undefined;
  p10Cents: number | undefined;
  p90Cents: number | undefined;
  /** Number of allowed amounts behind the three figures: "0", "1 through 10" or a number from 11. */
  count: string | undefined;
  notes: string | undefined;
}
