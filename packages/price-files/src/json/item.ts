import { findingsAt } from '../findings.ts';
import type { Report } from '../findings.ts';
import type { PayerRate, PriceItem, StandardCharge } from '../types.ts';
import { checkCharge, readCharge } from '../values/charge.ts';
import type { ChargeFields } from '../values/charge.ts';
import { readItem } from '../values/item.ts';
import { readRate } from '../values/rate.ts';
import type { RateFields, TemplateVersion } from '../values/rate.ts';
import { asList, asObject } from './parse.ts';

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

const codeFields = { code: 'code', type: 'type' };

export interface ItemContext {
  /** Line of a charge or rate within the item. */
  lineOf(part: unknown): number;
  version: TemplateVersion;
  report: Report;
}

/** Reads one element of standard_charge_information. Returns undefined when it has to be left out. */
export function readJsonItem(value: unknown, context: ItemContext): PriceItem | undefined {
  const source = asObject(value);
  const line = context.lineOf(value);
  const drug = asObject(source['drug_information']);
  const codes = asList(source['code_information']).map((entry) => {
    const { code, type } = asObject(entry);
    return { code, type, fields: codeFields };
  });
  const raw = { description: source['description'], codes, drugUnit: drug['unit'], drugType: drug['type'] };
  const item = readItem(raw, line, context.report);
  if (item === undefined) return undefined;
  item.charges = asList(source['standard_charges']).flatMap((charge) => readJsonCharge(charge, context) ?? []);
  if (item.charges.length > 0) return item;
  return findingsAt(line, context.report).error('standard_charges', 'The item has no readable charge and is left out.');
}

function readJsonCharge(value: unknown, context: ItemContext): StandardCharge | undefined {
  const source = asObject(value);
  const raw = {
    setting: source['setting'],
    billingClass: source['billing_class'],
    modifiers: source['modifier_code'] ?? source['modifiers'],
    gross: source['gross_charge'],
    cash: source['discounted_cash'],
    minimum: source['minimum'],
    maximum: source['maximum'],
    notes: source['additional_generic_notes'],
  };
  const charge = readCharge(raw, chargeFields, context.lineOf(value), context.report);
  if (charge === undefined) return undefined;
  charge.rates = asList(source['payers_information']).flatMap((rate) => readJsonRate(rate, context) ?? []);
  checkCharge(charge, chargeFields, context.report);
  return charge;
}

function readJsonRate(value: unknown, context: ItemContext): PayerRate | undefined {
  const source = asObject(value);
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
  return readRate(raw, rateFields, context.lineOf(value), context.version, context.report);
}
