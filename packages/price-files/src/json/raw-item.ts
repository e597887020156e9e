import type { RawCharge } from '../values/charge.ts';
import type { RawRate } from '../values/raw-rate.ts';
import { isObject, type JsonObject, listOf } from './parse.ts';

/**
 * An element of standard_charge_information: its values by their names in the template, unread, and the lines of its parts. What is not
 * given is undefined.
 */
export interface RawJsonItem {
  /** What stands there, and in place of each list: it may be no object, and no list. */
  readonly source: unknown;
  readonly line: number;
  readonly codeList: unknown;
  readonly drug: unknown;
  readonly chargeList: unknown;
  readonly description: unknown;
  readonly codes: readonly RawJsonCode[];
  readonly drugUnit: unknown;
  readonly drugType: unknown;
  readonly charges: readonly RawJsonCharge[];
}

export interface RawJsonCode {
  readonly source: unknown;
  readonly code: unknown;
  readonly type: unknown;
}

export interface RawJsonCharge {
  readonly source: unknown;
  readonly line: number;
  readonly rateList: unknown;
  readonly values: RawCharge;
  readonly rates: readonly RawRate[];
  /** Of each rate. */
  readonly rateLines: readonly number[];
}

const nothing: JsonObject = {};

type LineOf = (part: unknown) => number;

/**
 * Takes the values of a parsed element. Where something else stands than the template has, the reader says so.
 *
 * @param lineOf the line of each of its objects.
 */
export function rawJsonItem(source: unknown, lineOf: LineOf): RawJsonItem {
  const {
    description,
    code_information: codeList,
    drug_information: drug,
    standard_charges: chargeList,
  } = objectOf(source);
  const { unit: drugUnit, type: drugType } = objectOf(drug);
  const codes = listOf(codeList).map((each) => {
    const { code, type } = objectOf(each);
    return { source: each, code, type };
  });
  const charges = listOf(chargeList).map((each) => rawCharge(each, lineOf));
  return {
    source,
    line: lineOf(source),
    description,
    codeList,
    codes,
    drug,
    drugUnit,
    drugType,
    chargeList,
    charges,
  };
}

function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : nothing;
}

function rawCharge(source: unknown, lineOf: LineOf): RawJsonCharge {
  const charge = objectOf(source);
  const rateList = charge['payers_information'];
  const values = {
    setting: charge['setting'],
    billingClass: charge['billing_class'],
    modifiers: charge['modifier_code'] === undefined ? charge['modifiers'] : charge['modifier_code'],
    gross: charge['gross_charge'],
    cash: charge['discounted_cash'],
    minimum: charge['minimum'],
    maximum: charge['maximum'],
    notes: charge['additional_generic_notes'],
  };
  const rates = listOf(rateList);
  return { source, line: lineOf(source), rateList, values, rates: rates.map(rawRate), rateLines: rates.map(lineOf) };
}

function rawRate(value: unknown): RawRate {
  const source = objectOf(value);
  return {
    payerName: source['payer_name'],
    planName: source['plan_name'],
    methodology: source['methodology'],
    dollar: source['standard_charge_dollar'],
    percentage: source['standard_charge_percentage'],
    algorithm: source['standard_charge_algorithm'],
    median: source['median_amount'],
    p10: source['10th_percentile'],
    p90: source['90th_percentile'],
    count: source['count'],
    estimated: source['estimated_amount'],
    notes: source['additional_payer_notes'],
  };
}
