import type { ChargeFields } from '../values/charge.ts';
import type { RateFields } from '../values/raw-rate.ts';
import type { Dictionary } from '../rules/rule.ts';

/** Headers of the CMS templates, row 3, as they are compared: without spaces around `|`; case does not matter. */
export function normalizeHeader(header: string): string {
  return header
    .split('|')
    .map((part) => part.trim())
    .join('|');
}

export const itemColumns = {
  description: 'description',
  drugUnit: 'drug_unit_of_measurement',
  drugType: 'drug_type_of_measurement',
} as const;

export const chargeFields: ChargeFields = {
  setting: 'setting',
  billingClass: 'billing_class',
  modifiers: 'modifiers',
  gross: 'standard_charge|gross',
  cash: 'standard_charge|discounted_cash',
  minimum: 'standard_charge|min',
  maximum: 'standard_charge|max',
  notes: 'additional_generic_notes',
};

export const tallFields: RateFields = {
  payerName: 'payer_name',
  planName: 'plan_name',
  methodology: 'standard_charge|methodology',
  dollar: 'standard_charge|negotiated_dollar',
  percentage: 'standard_charge|negotiated_percentage',
  algorithm: 'standard_charge|negotiated_algorithm',
  median: 'median_amount',
  p10: '10th_percentile',
  p90: '90th_percentile',
  count: 'count',
  estimated: 'estimated_amount',
  notes: 'additional_generic_notes',
};

/** A wide file has columns of its own for each payer and plan. */
export function wideFields(payerName: string, planName: string): RateFields {
  const key = `${payerName}|${planName}`;
  return {
    payerName: key,
    planName: key,
    methodology: `standard_charge|${key}|methodology`,
    dollar: `standard_charge|${key}|negotiated_dollar`,
    percentage: `standard_charge|${key}|negotiated_percentage`,
    algorithm: `standard_charge|${key}|negotiated_algorithm`,
    median: `median_amount|${key}`,
    p10: `10th_percentile|${key}`,
    p90: `90th_percentile|${key}`,
    count: `count|${key}`,
    estimated: `estimated_amount|${key}`,
    notes: `additional_payer_notes|${key}`,
  };
}

/** What a header of a wide file says of a payer's rate. */
export type RateHeader =
  | { kind: 'rate'; payerName: string; planName: string }
  /** It begins or ends as one of these, and does not name both payer and plan. */
  | { kind: 'incomplete' }
  /** The template's own `[payer_name]` or `[plan_name]` was left in place. */
  | { kind: 'placeholder' };

const chargeEnds = new Set(['negotiated_dollar', 'negotiated_percentage', 'negotiated_algorithm', 'methodology']);
const amountStarts = new Set([
  'median_amount',
  '10th_percentile',
  '90th_percentile',
  'count',
  'estimated_amount',
  'additional_payer_notes',
]);

/** Reads `standard_charge|Payer|Plan|negotiated_dollar` and the like; undefined for what is no header of a rate. */
export function readRateHeader(header: string): RateHeader | undefined {
  const parts = header.split('|');
  const start = parts[0]?.toLowerCase() ?? '';
  const isCharge = start === 'standard_charge' && chargeEnds.has(parts.at(-1)?.toLowerCase() ?? '');
  if (!isCharge && !amountStarts.has(start)) return undefined;
  const names = parts.slice(1, isCharge ? -1 : undefined);
  if (names.some((name) => /^\[.*\]$/.test(name))) return { kind: 'placeholder' };
  const [payerName = '', planName = '', ...others] = names;
  const isWhole = payerName !== '' && planName !== '' && others.length === 0;
  return isWhole ? { kind: 'rate', payerName, planName } : { kind: 'incomplete' };
}

/** The columns of the template that a file of this version has to have, even if they stay empty. */
export function requiredColumns(dictionary: Dictionary, rates: readonly RateFields[], isTall: boolean): string[] {
  const { billingClass: _, ...required } = chargeFields;
  const ofRates = rates.flatMap((fields) => {
    const { payerName, planName, median, p10, p90, count, estimated, ...others } = fields;
    const amounts = dictionary === '3.0' ? [median, p10, p90, count] : [estimated];
    return [...(isTall ? [payerName, planName] : []), ...Object.values(others), ...amounts];
  });
  return [...Object.values(itemColumns), ...Object.values(required), ...ofRates];
}

/** The columns of codes that a file with these headers has to have: pairs that are numbered from 1 on without a gap. */
export function requiredCodeColumns(headers: readonly string[]): string[] {
  const numbers = headers.map((header) => Number(/^code\|(\d{1,4})(?:\|type)?$/i.exec(header)?.[1] ?? 1));
  return Array.from({ length: Math.max(1, ...numbers) }, (_, at) => [`code|${at + 1}`, `code|${at + 1}|type`]).flat();
}
