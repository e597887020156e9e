import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOfObjects, objectsOf } from './lines.ts';
import { findProperties } from './properties.ts';
import { type RawJsonItem, rawJsonItem } from './raw-item.ts';
import { createTemplateReader, type TemplateItem } from './template-item.ts';

const encoder = new TextEncoder();

const text = fc.oneof(
  fc.constantFrom(
    'PPO',
    'fee schedule',
    '5" tube',
    'Men’s café',
    'a\\b',
    '',
    ' ',
    '\u0001',
    '😀',
    '\ud800',
    'x'.repeat(300),
  ),
  fc.string({ maxLength: 12 }),
);
const number = fc.oneof(
  fc.constantFrom(0, 1, 0.1, 412.35, 1e14, 999_999_999, 0.000_01, 123_456_789.123_456),
  fc.double({ min: 0, max: 1e9, noNaN: true }).map((value) => Math.round(value * 100) / 100),
);
const known = new Set<string>();
function object(properties: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> {
  for (const name of Object.keys(properties)) known.add(name);
  return fc.tuple(fc.record(properties, { requiredKeys: [] }), fc.infiniteStream(fc.nat())).map(([made, order]) =>
    // The keys in any order.
    Object.fromEntries(
      Object.entries(made)
        .map((entry) => ({ entry, rank: order.next().value }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ entry }) => entry),
    ),
  );
}
const rate = object({
  payer_name: text,
  plan_name: text,
  methodology: text,
  standard_charge_dollar: number,
  standard_charge_percentage: number,
  standard_charge_algorithm: text,
  median_amount: number,
  '10th_percentile': number,
  '90th_percentile': number,
  count: text,
  estimated_amount: number,
  additional_payer_notes: text,
});
const charge = object({
  setting: text,
  billing_class: text,
  modifier_code: fc.array(text, { maxLength: 2 }),
  gross_charge: number,
  discounted_cash: number,
  minimum: number,
  maximum: number,
  additional_generic_notes: text,
  payers_information: fc.array(rate, { maxLength: 3 }),
});
const writtenItem = object({
  description: text,
  code_information: fc.array(object({ code: text, type: text }), { maxLength: 3 }),
  drug_information: object({ unit: number, type: text }),
  standard_charges: fc.array(charge, { maxLength: 3 }),
});
const indent = fc.constantFrom(undefined, 2, '\t');

/** Without the objects that stand for those of the file. */
function values({ line, codeList, codes, drug, chargeList, charges, ...others }: RawJsonItem): unknown {
  return {
    line,
    description: others.description,
    codes: codeList === undefined ? undefined : codes.map(({ code, type }) => ({ code, type })),
    drug: drug === undefined ? undefined : { unit: others.drugUnit, type: others.drugType },
    charges:
      chargeList === undefined
        ? undefined
        : charges.map((each) => ({
            line: each.line,
            ...each.values,
            rates: each.rateList === undefined ? undefined : each.rates,
            rateLines: each.rateLines,
          })),
  };
}

/** The line on which the items of these tests begin. */
const LINE = 7;

/** What JSON.parse makes of an item, with the line of each brace. */
function parsed(written: string): RawJsonItem {
  const value: unknown = JSON.parse(written);
  const tokens = [...written.matchAll(/"(?:[^"\\]|\\.)*"|\{/gs)];
  const objectLines = tokens
    .filter(([token]) => token === '{')
    .map(({ index }) => LINE + written.slice(0, index).split('\n').length - 1);
  const scanned = { bytes: new Uint8Array(), number: 1, line: LINE, objectLines, properties: 0 };
  return rawJsonItem(value, lineOfObjects(objectsOf(value), scanned));
}

/** Reads an item among others, and only as a whole. */
function read(bytes: Uint8Array, reader = createTemplateReader()): TemplateItem | undefined {
  const [before, behind] = [encoder.encode('{}, '), encoder.encode(', {}')];
  const found = reader(Buffer.concat([before, bytes, behind]), before.length, LINE);
  return found?.end === before.length + bytes.length ? found : undefined;
}

describe('the reading of an item that is written as the template is', () => {
  it('finds what JSON.parse finds', () => {
    fc.assert(
      fc.property(writtenItem, indent, (made, space) => {
        const written = JSON.stringify(made, null, space);
        // JavaScript writes very small numbers with an exponent, and some with more digits than are exact.
        fc.pre(!/\de[-+]?\d|\d{16}/.test(written));
        const found = read(encoder.encode(written));
        if (found === undefined) throw new Error('It is not read.');
        expect(values(found.raw)).toEqual(values(parsed(written)));
        expect(found.line).toBe(LINE + written.split('\n').length - 1);
      }),
    );
  });

  it('leaves everything else to JSON.parse, whatever is changed in it', () => {
    const change = fc.record({ at: fc.nat(), by: fc.constantFrom('', ...Array.from('{}[]",:.-+e0159\\\n\0 a')) });
    fc.assert(
      fc.property(writtenItem, indent, change, fc.boolean(), (made, space, { at, by }, isInserted) => {
        const whole = JSON.stringify(made, null, space);
        const place = at % whole.length;
        const bytes = encoder.encode(whole.slice(0, place) + by + whole.slice(isInserted ? place : place + 1));
        const found = read(bytes);
        if (found === undefined) return;
        const written = new TextDecoder().decode(bytes);
        expect(values(found.raw)).toEqual(values(parsed(written)));
        // Nothing is passed over: not a key that stands twice, nor one that is not known.
        const { offsets, repeated } = findProperties(written);
        expect(repeated).toEqual([]);
        const names = [...offsets.keys()].map((pointer) => pointer.slice(pointer.lastIndexOf('/') + 1));
        expect(names.filter((name) => !known.has(name))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('reads no other item differently for what it has read before, nor one that is cut off', () => {
    fc.assert(
      fc.property(fc.array(writtenItem, { minLength: 2, maxLength: 8 }), fc.nat(), (made, cutAt) => {
        const reader = createTemplateReader();
        for (const each of made) {
          const written = JSON.stringify(each);
          fc.pre(!/\de[-+]?\d|\d{16}/.test(written));
          const bytes = encoder.encode(written);
          expect(reader(bytes.subarray(0, cutAt % bytes.length), 0, LINE)).toBeUndefined();
          const found = read(bytes, reader);
          expect(found && values(found.raw)).toEqual(values(parsed(written)));
        }
      }),
    );
  });

  it.each([
    ['a key that is not known', '{"description":"x","notes":"y"}'],
    ['a key that stands twice', '{"description":"x","description":"y"}'],
    ['a text in place of a number', '{"standard_charges":[{"gross_charge":"5"}]}'],
    ['null', '{"description":null}'],
    ['a negative number', '{"standard_charges":[{"gross_charge":-5}]}'],
    ['a leading zero', '{"standard_charges":[{"gross_charge":05}]}'],
    ['a point without decimals', '{"standard_charges":[{"gross_charge":5.}]}'],
    ['more digits than are exact', '{"standard_charges":[{"gross_charge":1234567890.123456}]}'],
    ['a comma at the end', '{"description":"x",}'],
    ['something behind the end', '{"description":"x"}}'],
    ['a line feed in a text', '{"description":"x\n"}'],
  ])('takes no item with %s', (_what, written) => {
    expect(read(encoder.encode(written))).toBeUndefined();
  });

  it('takes no byte that is not UTF-8', () => {
    const bytes = encoder.encode('{"description":"x?"}');
    bytes[bytes.indexOf(0x3f)] = 0x92;
    expect(read(bytes)).toBeUndefined();
  });
});
