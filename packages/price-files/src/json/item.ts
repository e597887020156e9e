import type { Findings } from '../findings/findings.ts';
import type { Dictionary } from '../rules/rule.ts';
import type { PriceItem, StandardCharge } from '../types.ts';
import { checkCharge, readCharge } from '../values/charge.ts';
import type { ChargeFields } from '../values/charge.ts';
import type { CodeFields } from '../values/codes.ts';
import { readItem } from '../values/item.ts';
import type { ItemFields } from '../values/item.ts';
import { readRate } from '../values/rate.ts';
import type { RateFields } from '../values/raw-rate.ts';
import type { Cursor } from './cursor.ts';
import { isObject, readList, readObject } from './parse.ts';
import type { RawJsonCharge, RawJsonItem } from './raw-item.ts';

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
  dictionary: Dictionary | undefined;
  findings: Findings;
  /** The reader sets its item. */
  cursor: Cursor;
}

/** Reads one element of standard_charge_information. Returns undefined when it has to be left out. */
export function readJsonItem(raw: RawJsonItem, context: ItemContext): PriceItem | undefined {
  const { findings, cursor, dictionary } = context;
  cursor.charge = undefined;
  cursor.rate = undefined;
  findings.line = raw.line;
  readObject(raw.source, undefined, findings);
  readObject(raw.drug, 'drug_information', findings);
  readList(raw.codeList, 'code_information', findings);
  const codes = raw.codes.map(({ source, code, type }, index) => {
    readObject(source, 'code_information', findings);
    return { code, type, fields: firstCodeFields[index] ?? codeFieldsOf(index) };
  });
  const item = readItem({ ...raw, codes }, itemFields, dictionary, findings);
  if (item === undefined) return undefined;
  readList(raw.chargeList, 'standard_charges', findings);
  for (const [index, each] of raw.charges.entries()) {
    cursor.charge = index;
    const charge = readJsonCharge(each, context);
    if (charge !== undefined) item.charges.push(charge);
  }
  cursor.charge = undefined;
  if (item.charges.length > 0) return item;
  findings.line = item.line;
  return raw.charges.length > 0 ? undefined : findings.leaveOut('item-charges', 'standard_charges');
}

function readJsonCharge(raw: RawJsonCharge, context: ItemContext): StandardCharge | undefined {
  const { findings, cursor, dictionary } = context;
  findings.line = raw.line;
  readObject(raw.source, undefined, findings);
  const charge = readCharge(raw.values, chargeFields, findings);
  if (charge === undefined) return undefined;
  reportBothModifiers(raw.source, findings);
  const rates = readList(raw.rateList, 'payers_information', findings);
  if (rates.length === 0 && raw.rateList !== undefined) findings.breach('text-not-empty', 'payers_information');
  let index = 0;
  for (const each of raw.rates) {
    cursor.rate = index;
    findings.line = raw.rateLines[index] ?? raw.line;
    readObject(rates[index], undefined, findings);
    const rate = readRate(each, rateFields, charge, dictionary, findings);
    if (rate !== undefined) charge.rates.push(rate);
    index += 1;
  }
  cursor.rate = undefined;
  findings.line = charge.line;
  checkCharge(charge, chargeFields, findings);
  return charge;
}

/** Older files call them `modifiers`: beside `modifier_code` they are not read. */
function reportBothModifiers(source: unknown, findings: Findings): void {
  if (!isObject(source) || source['modifier_code'] === undefined || source['modifiers'] === undefined) return;
  findings.breach('modifiers', 'modifiers', source['modifiers'], 'Keep modifier_code alone, and remove modifiers.');
}
