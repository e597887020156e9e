import type { Findings } from '../findings/findings.ts';
import type { Dictionary } from '../rules/rule.ts';
import type { PayerRate, PriceItem, StandardCharge } from '../types.ts';
import { checkCharge, readCharge } from '../values/charge.ts';
import type { ChargeFields } from '../values/charge.ts';
import type { CodeFields } from '../values/codes.ts';
import { readItem } from '../values/item.ts';
import type { ItemFields } from '../values/item.ts';
import { readRate } from '../values/rate.ts';
import type { RateFields } from '../values/rate.ts';
import type { Cursor } from './cursor.ts';
import { readList, readObject } from './parse.ts';

const itemFields: ItemFields = {
  description: 'description',
  code: 'code_information',
  drugUnit: 'drug_information/unit',
  drugType: 'drug_information/type',
};

const chargeFields: ChargeFields = {
  setting: 'setting',
  billingClass: 'billing_class',
  modifiers: 'modifier_code',
  gross: 'gross_charge',
  cash: 'discounted_cash',
  minimum: 'minimum',
  maximum: 'maximum',
  notes: 'additional_generic_notes',
};

const rateFields: RateFields = {
  payerName: 'payer_name',
  planName: 'plan_name',
  methodology: 'methodology',
  dollar: 'standard_charge_dollar',
  percentage: 'standard_charge_percentage',
  algorithm: 'standard_charge_algorithm',
  median: 'median_amount',
  p10: '10th_percentile',
  p90: '90th_percentile',
  count: 'count',
  estimated: 'estimated_amount',
  notes: 'additional_payer_notes',
};

const firstCodeFields: readonly CodeFields[] = Array.from({ length: 8 }, (_, index) => codeFieldsOf(index));

function codeFieldsOf(index: number): CodeFields {
  return { code: `code_information/${index}/code`, type: `code_information/${index}/type` };
}

export interface ItemContext {
  /** Line of a charge or rate within the item. */
  lineOf(part: unknown): number;
  dictionary: Dictionary | undefined;
  findings: Findings;
  /** The reader sets its item. */
  cursor: Cursor;
}

/** Reads one element of standard_charge_information. Returns undefined when it has to be left out. */
export function readJsonItem(value: unknown, context: ItemContext): PriceItem | undefined {
  const { findings, cursor, dictionary } = context;
  cursor.charge = undefined;
  cursor.rate = undefined;
  findings.line = context.lineOf(value);
  const source = readObject(value, undefined, findings);
  const drug = readObject(source['drug_information'], 'drug_information', findings);
  const codes = readList(source['code_information'], 'code_information', findings).map((entry, index) => {
    const { code, type } = readObject(entry, 'code_information', findings);
    return { code, type, fields: firstCodeFields[index] ?? codeFieldsOf(index) };
  });
  const raw = { description: source['description'], codes, drugUnit: drug['unit'], drugType: drug['type'] };
  const item = readItem(raw, itemFields, dictionary, findings);
  if (item === undefined) return undefined;
  const charges = readList(source['standard_charges'], 'standard_charges', findings);
  for (const [index, each] of charges.entries()) {
    cursor.charge = index;
    const charge = readJsonCharge(each, context);
    if (charge !== undefined) item.charges.push(charge);
  }
  cursor.charge = undefined;
  if (item.charges.length > 0) return item;
  findings.line = item.line;
  return charges.length > 0 ? undefined : findings.leaveOut('item-charges', 'standard_charges');
}

function readJsonCharge(value: unknown, context: ItemContext): StandardCharge | undefined {
  const { findings, cursor } = context;
  findings.line = context.lineOf(value);
  const source = readObject(value, undefined, findings);
  const raw = {
    setting: source['setting'],
    billingClass: source['billing_class'],
    modifiers: source['modifier_code'] === undefined ? source['modifiers'] : source['modifier_code'],
    gross: source['gross_charge'],
    cash: source['discounted_cash'],
    minimum: source['minimum'],
    maximum: source['maximum'],
    notes: source['additional_generic_notes'],
  };
  const charge = readCharge(raw, chargeFields, findings);
  if (charge === undefined) return undefined;
  const rates = readList(source['payers_information'], 'payers_information', findings);
  if (rates.length === 0 && source['payers_information'] !== undefined) {
    findings.breach('text-not-empty', 'payers_information');
  }
  for (const [index, each] of rates.entries()) {
    cursor.rate = index;
    const rate = readJsonRate(each, charge, context);
    if (rate !== undefined) charge.rates.push(rate);
  }
  cursor.rate = undefined;
  findings.line = charge.line;
  checkCharge(charge, chargeFields, findings);
  return charge;
}

function readJsonRate(value: unknown, charge: StandardCharge, context: ItemContext): PayerRate | undefined {
  const { findings, dictionary } = context;
  findings.line = context.lineOf(value);
  const source = readObject(value, undefined, findings);
  const raw = {
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
  return readRate(raw, rateFields, charge, dictionary, findings);
}
