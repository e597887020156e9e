import type { RawCharge } from '../values/charge.ts';
import type { RawRate } from '../values/raw-rate.ts';
import type { RawJsonCharge, RawJsonCode, RawJsonItem } from './raw-item.ts';
import { keysOf, somethingElse, TemplateCursor } from './template-cursor.ts';

/** An item that is written as the template is, with its objects in the order of their braces. */
export interface TemplateItem {
  readonly raw: RawJsonItem;
  readonly objects: readonly unknown[];
}

const itemKeys = keysOf(['description', 'code_information', 'standard_charges', 'drug_information']);
const codeKeys = keysOf(['code', 'type']);
const drugKeys = keysOf(['unit', 'type']);
const chargeKeys = keysOf([
  'setting',
  'gross_charge',
  'discounted_cash',
  'minimum',
  'maximum',
  'payers_information',
  'billing_class',
  'modifier_code',
  'additional_generic_notes',
]);
const rateKeys = keysOf([
  'payer_name',
  'plan_name',
  'methodology',
  'standard_charge_dollar',
  'standard_charge_percentage',
  'standard_charge_algorithm',
  'median_amount',
  '10th_percentile',
  '90th_percentile',
  'count',
  'estimated_amount',
  'additional_payer_notes',
]);

/** So many items in which something else stands than the template has: then it is a habit of the file, and trying costs more than it gives. */
const MAX_TRIES = 200;

/**
 * Reads items that are written exactly as the template is, from their bytes, in place of scanning them for keys that stand twice or are
 * not known, parsing them and taking their values out (decision 118). For anything else it returns undefined: the item has then to
 * be parsed.
 */
export function createTemplateReader(): (bytes: Uint8Array) => TemplateItem | undefined {
  const cursor = new TemplateCursor();
  let objects: unknown[] = [];
  let tries = MAX_TRIES;

  function readRate(): RawRate {
    const rate: RawRate = {
      payerName: undefined,
      planName: undefined,
      methodology: undefined,
      dollar: undefined,
      percentage: undefined,
      algorithm: undefined,
      median: undefined,
      p10: undefined,
      p90: undefined,
      count: undefined,
      estimated: undefined,
      notes: undefined,
    };
    objects.push(rate);
    cursor.object(rateKeys, (key) => {
      if (key === 0) rate.payerName = cursor.text();
      else if (key === 1) rate.planName = cursor.text();
      else if (key === 2) rate.methodology = cursor.text();
      else if (key === 3) rate.dollar = cursor.number();
      else if (key === 4) rate.percentage = cursor.number();
      else if (key === 5) rate.algorithm = cursor.text();
      else if (key === 6) rate.median = cursor.number();
      else if (key === 7) rate.p10 = cursor.number();
      else if (key === 8) rate.p90 = cursor.number();
      else if (key === 9) rate.count = cursor.text();
      else if (key === 10) rate.estimated = cursor.number();
      else rate.notes = cursor.text();
    });
    return rate;
  }

  function readCharge(): RawJsonCharge {
    const values: RawCharge = {
      setting: undefined,
      billingClass: undefined,
      modifiers: undefined,
      gross: undefined,
      cash: undefined,
      minimum: undefined,
      maximum: undefined,
      notes: undefined,
    };
    let rates: RawRate[] | undefined;
    objects.push(values);
    cursor.object(chargeKeys, (key) => {
      if (key === 0) values.setting = cursor.text();
      else if (key === 1) values.gross = cursor.number();
      else if (key === 2) values.cash = cursor.number();
      else if (key === 3) values.minimum = cursor.number();
      else if (key === 4) values.maximum = cursor.number();
      else if (key === 5) rates = cursor.list(readRate);
      else if (key === 6) values.billingClass = cursor.text();
      else if (key === 7) values.modifiers = cursor.list(() => cursor.text());
      else values.notes = cursor.text();
    });
    return { source: values, rateList: rates, values, rates: rates ?? [] };
  }

  function readCode(): RawJsonCode {
    let [code, type]: [unknown, unknown] = [undefined, undefined];
    const source = {};
    objects.push(source);
    cursor.object(codeKeys, (key) => {
      if (key === 0) code = cursor.text();
      else type = cursor.text();
    });
    return { source, code, type };
  }

  function readItem(): RawJsonItem {
    let description: unknown;
    let codes: RawJsonCode[] | undefined;
    let charges: RawJsonCharge[] | undefined;
    let [drug, drugUnit, drugType]: [unknown, unknown, unknown] = [undefined, undefined, undefined];
    const source = {};
    objects.push(source);
    cursor.object(itemKeys, (key) => {
      if (key === 0) description = cursor.text();
      else if (key === 1) codes = cursor.list(readCode);
      else if (key === 2) charges = cursor.list(readCharge);
      else {
        drug = {};
        objects.push(drug);
        cursor.object(drugKeys, (part) => {
          if (part === 0) drugUnit = cursor.number();
          else drugType = cursor.text();
        });
      }
    });
    return {
      source,
      description,
      codeList: codes,
      codes: codes ?? [],
      drug,
      drugUnit,
      drugType,
      chargeList: charges,
      charges: charges ?? [],
    };
  }

  return (bytes) => {
    if (tries === 0) return undefined;
    objects = [];
    try {
      cursor.begin(bytes);
      const raw = readItem();
      cursor.end();
      tries = Math.min(MAX_TRIES, tries + 1);
      return { raw, objects };
    } catch (error) {
      if (error !== somethingElse) throw error;
      tries -= 1;
      return undefined;
    }
  };
}
