import type { RawCharge } from '../values/charge.ts';
import type { RawRate } from '../values/raw-rate.ts';
import type { RawJsonCharge, RawJsonCode, RawJsonItem } from './raw-item.ts';
import { keysOf, NO_KEY, somethingElse, TemplateCursor } from './template-cursor.ts';

/** An item that is written as the template is. */
export interface TemplateItem {
  readonly raw: RawJsonItem;
  /** The offset behind it, and the line of its last brace. */
  readonly end: number;
  readonly line: number;
}

/**
 * Reads the item that begins at an offset of the bytes, on a line. Returns undefined where it is written otherwise, and where the bytes
 * end before it does.
 */
export type TemplateReader = (bytes: Uint8Array, start: number, line: number) => TemplateItem | undefined;

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

/** The slots of texts: those of an item and its charges, then those of the first rate of a charge, of the second one and so on. */
const slots = { setting: 0, billingClass: 1, modifier: 2, chargeNotes: 3, codeType: 4, drugType: 5, rates: 6 };
const rateSlots = { payerName: 0, planName: 1, methodology: 2, algorithm: 3, count: 4, notes: 5 };
const SLOTS_OF_RATE = 6;
/** From here on, rates of a charge have the slots of the first ones. */
const MAX_RATES_WITH_SLOTS = 1000;

/** So many items in which something else stands than the template has: then it is a habit of the file, and trying costs more than it gives. */
const MAX_TRIES = 200;

/**
 * Reads items that are written exactly as the template is, from their bytes, in place of scanning them for their end, for keys that stand
 * twice or are not known, parsing them and taking their values out (decisions 118 and 125). For anything else it says nothing: the item
 * has then to be scanned and parsed.
 */
export function createTemplateReader(): TemplateReader {
  const cursor = new TemplateCursor(slots.rates + SLOTS_OF_RATE * MAX_RATES_WITH_SLOTS);
  let tries = MAX_TRIES;

  function readRate(place: number): RawRate {
    const slot = slots.rates + SLOTS_OF_RATE * (place % MAX_RATES_WITH_SLOTS);
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
    let seen = 0;
    for (let key = cursor.firstKey(rateKeys); key !== NO_KEY; key = cursor.nextKey(rateKeys, key)) {
      seen = once(seen, key);
      if (key === 0) rate.payerName = cursor.text(slot + rateSlots.payerName);
      else if (key === 1) rate.planName = cursor.text(slot + rateSlots.planName);
      else if (key === 2) rate.methodology = cursor.text(slot + rateSlots.methodology);
      else if (key === 3) rate.dollar = cursor.number();
      else if (key === 4) rate.percentage = cursor.number();
      else if (key === 5) rate.algorithm = cursor.text(slot + rateSlots.algorithm);
      else if (key === 6) rate.median = cursor.number();
      else if (key === 7) rate.p10 = cursor.number();
      else if (key === 8) rate.p90 = cursor.number();
      else if (key === 9) rate.count = cursor.text(slot + rateSlots.count);
      else if (key === 10) rate.estimated = cursor.number();
      else rate.notes = cursor.text(slot + rateSlots.notes);
    }
    return rate;
  }

  function readRates(rates: RawRate[], rateLines: number[]): void {
    for (let goesOn = cursor.firstElement(); goesOn; goesOn = cursor.nextElement()) {
      rateLines.push(cursor.line);
      rates.push(readRate(rates.length));
    }
  }

  function readModifiers(): string[] {
    const modifiers: string[] = [];
    for (let goesOn = cursor.firstElement(); goesOn; goesOn = cursor.nextElement()) {
      modifiers.push(cursor.text(slots.modifier));
    }
    return modifiers;
  }

  function readCharge(): RawJsonCharge {
    const { line } = cursor;
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
    const rates: RawRate[] = [];
    const rateLines: number[] = [];
    let rateList: RawRate[] | undefined;
    let seen = 0;
    for (let key = cursor.firstKey(chargeKeys); key !== NO_KEY; key = cursor.nextKey(chargeKeys, key)) {
      seen = once(seen, key);
      if (key === 0) values.setting = cursor.text(slots.setting);
      else if (key === 1) values.gross = cursor.number();
      else if (key === 2) values.cash = cursor.number();
      else if (key === 3) values.minimum = cursor.number();
      else if (key === 4) values.maximum = cursor.number();
      else if (key === 5) {
        rateList = rates;
        readRates(rates, rateLines);
      } else if (key === 6) values.billingClass = cursor.text(slots.billingClass);
      else if (key === 7) values.modifiers = readModifiers();
      else values.notes = cursor.text(slots.chargeNotes);
    }
    return { source: values, line, rateList, values, rates, rateLines };
  }

  function readCode(): RawJsonCode {
    let [code, type]: [unknown, unknown] = [undefined, undefined];
    let seen = 0;
    for (let key = cursor.firstKey(codeKeys); key !== NO_KEY; key = cursor.nextKey(codeKeys, key)) {
      seen = once(seen, key);
      if (key === 0) code = cursor.ownText();
      else type = cursor.text(slots.codeType);
    }
    return { source: codeKeys, code, type };
  }

  function readItem(): RawJsonItem {
    const { line } = cursor;
    const [codes, charges]: [RawJsonCode[], RawJsonCharge[]] = [[], []];
    let [codeList, chargeList]: [unknown, unknown] = [undefined, undefined];
    let description: unknown;
    let [drug, drugUnit, drugType]: [unknown, unknown, unknown] = [undefined, undefined, undefined];
    let seen = 0;
    for (let key = cursor.firstKey(itemKeys); key !== NO_KEY; key = cursor.nextKey(itemKeys, key)) {
      seen = once(seen, key);
      if (key === 0) description = cursor.ownText();
      else if (key === 1) {
        codeList = codes;
        for (let goesOn = cursor.firstElement(); goesOn; goesOn = cursor.nextElement()) codes.push(readCode());
      } else if (key === 2) {
        chargeList = charges;
        for (let goesOn = cursor.firstElement(); goesOn; goesOn = cursor.nextElement()) charges.push(readCharge());
      } else {
        drug = drugKeys;
        let seenOfDrug = 0;
        for (let part = cursor.firstKey(drugKeys); part !== NO_KEY; part = cursor.nextKey(drugKeys, part)) {
          seenOfDrug = once(seenOfDrug, part);
          if (part === 0) drugUnit = cursor.number();
          else drugType = cursor.text(slots.drugType);
        }
      }
    }
    return {
      source: itemKeys,
      line,
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

  return (bytes, start, line) => {
    if (tries === 0) return undefined;
    try {
      cursor.begin(bytes, start, line);
      const raw = readItem();
      tries = Math.min(MAX_TRIES, tries + 1);
      return { raw, end: cursor.at, line: cursor.line };
    } catch (error) {
      if (error !== somethingElse) throw error;
      if (!cursor.isCut) tries -= 1;
      return undefined;
    }
  };
}

/** Adds a key to those that an object has. @throws somethingElse for one that it has already. */
function once(seen: number, key: number): number {
  if ((seen & (1 << key)) !== 0) throw somethingElse;
  return seen | (1 << key);
}
