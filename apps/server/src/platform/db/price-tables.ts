import type { ColumnType } from 'kysely';

/** The database fills it in where it is not given. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** One standard_charge_information entry: an item or service with its price. */
export interface PriceItemsTable {
  location_id: string;
  version_id: number;
  item_id: number;
  line: number;
  description: string;
  drug_unit: number | null;
  drug_type: string | null;
}

export interface PriceCodesTable {
  location_id: string;
  version_id: number;
  item_id: number;
  code_type: string;
  code: string;
}

export interface PriceChargesTable {
  location_id: string;
  version_id: number;
  charge_id: number;
  item_id: number;
  line: number;
  setting: 'inpatient' | 'outpatient' | 'both';
  billing_class: 'facility' | 'professional' | 'both' | null;
  modifiers: string[];
  gross_cents: number | null;
  cash_cents: number | null;
  minimum_cents: number | null;
  maximum_cents: number | null;
  notes: string | null;
  /** Codes of its item that are revenue codes. */
  revenue_codes: Defaulted<string[]>;
  /** The rates of the charge, one after the other as in the file. Each array is as long as `rate_terms`, or null. */
  rate_terms: Defaulted<number[] | null>;
  /** Null where all stand on the line of the charge. */
  rate_lines: Defaulted<number[] | null>;
  rate_dollars: Defaulted<Array<number | null> | null>;
  rate_percentages: Defaulted<Array<number | null> | null>;
  rate_medians: Defaulted<Array<number | null> | null>;
  rate_p10s: Defaulted<Array<number | null> | null>;
  rate_p90s: Defaulted<Array<number | null> | null>;
  rate_counts: Defaulted<Array<string | null> | null>;
}

/**
 * What rates of a version have in common, under its number. Terms may have two numbers in a file with very many of them; join by
 * number, and go by the names.
 */
export interface PriceTermsTable {
  location_id: string;
  version_id: number;
  terms_id: number;
  payer_name: string;
  plan_name: string;
  methodology: string;
  algorithm: string | null;
  notes: string | null;
  /** Number of rates with these terms. */
  rates: number;
}

/** Where releases until decision 105 wrote rates. Nothing is written here any more, and nothing read: see price_charge_rates. */
export interface PriceRatesTable {
  location_id: string;
  version_id: number;
  charge_id: number;
  line: number;
  payer_name: string;
  plan_name: string;
  methodology: string;
  dollar_cents: number | null;
  percentage: number | null;
  algorithm: string | null;
  median_cents: number | null;
  p10_cents: number | null;
  p90_cents: number | null;
  /** The number of allowed amounts behind the percentiles, as the file gives it: "1 through 10" is a valid value. */
  count: string | null;
  notes: string | null;
}

/** One row for each distinct code of a version that stands for care, the shortest description first. */
export interface PriceListedCodesTable {
  location_id: string;
  version_id: number;
  code_id: number;
  code_type: string;
  code: string;
  description: string;
}

/** Each distinct word of the codes of a version and of their descriptions. */
export interface PriceWordsTable {
  location_id: string;
  version_id: number;
  word: string;
  /** Which of the listed codes have it. */
  codes: number[];
}

/** Where releases until decision 106 wrote what is searched. Nothing is written here any more, and nothing read. */
export interface PriceCodeIndexTable {
  location_id: string;
  version_id: number;
  code_type: string;
  code: string;
  description: string;
  /** tsvector that the database computes ('simple' words of code and description); used in SQL only. */
  search: ColumnType<string, never, never>;
}
