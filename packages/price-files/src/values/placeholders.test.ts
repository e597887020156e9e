import { describe, expect, it } from 'vitest';
import { exampleBytes, inChunks, type Reading, readStream } from '../testing/read.ts';

const layouts = ['v3-tall.csv', 'v3-wide.csv', 'v3.json'] as const;
type Layout = (typeof layouts)[number];

/** The values of a payer's rate, in the order of a CSV, and what JSON calls them. */
const properties = {
  dollar: 'standard_charge_dollar',
  percentage: 'standard_charge_percentage',
  algorithm: 'standard_charge_algorithm',
  median: 'median_amount',
  p10: '10th_percentile',
  p90: '90th_percentile',
  count: 'count',
} as const;
type Values = Readonly<Partial<Record<keyof typeof properties, string>>>;

/** Texts in JSON; of the others those that are no numbers are texts, too. */
const texts: ReadonlySet<string> = new Set(['algorithm', 'count']);

/** The example with other values in the rate of Golden Plain Health for the knee, which is 412.35 there. */
function rateWith(layout: Layout, values: Values): Promise<Reading> {
  const names = Object.keys(properties) as Array<keyof typeof properties>;
  if (layout !== 'v3.json') {
    const cells = names.map((name) => values[name] ?? '').join(',');
    return changed(layout, ',412.35,,,,,,,fee schedule', `,${cells},fee schedule`);
  }
  const given = names
    .filter((name) => values[name] !== undefined)
    .map((name) => `"${properties[name]}": ${jsonOf(values[name] ?? '', texts.has(name))}`);
  return changed(layout, '"standard_charge_dollar": 412.35', given.join(', '));
}

function jsonOf(value: string, isText: boolean): string {
  return isText || Number.isNaN(Number(value)) ? JSON.stringify(value) : value;
}

function changed(layout: Layout, before: string, after: string): Promise<Reading> {
  const text = new TextDecoder().decode(exampleBytes(`valid/${layout}`));
  expect(text).toContain(before);
  return readStream(inChunks(new TextEncoder().encode(text.replaceAll(before, after)), []));
}

const said = ({ findings }: Reading): string[] => findings.map(({ rule, outcome }) => `${outcome}: ${rule}`);

const ratesOfKnee = ({ items }: Reading): unknown[] => items[0]?.charges[0]?.rates ?? [];

// 45 CFR 180.50(b)(2)(ii)(C), decisions 233 and 242. Found by a reviewer: one payer's 0 kept a whole file from being imported.
describe.each(layouts)('a rate of which no value is known, %s', (layout) => {
  it.each<[Values, ...string[]]>([
    [{ dollar: '0' }, 'number-not-zero'],
    [{ dollar: '0.00', median: '0', p10: '999999999' }, 'number-not-zero', 'number-not-zero', 'nine-nines'],
    [{ dollar: '999999999' }, 'nine-nines'],
    [{ percentage: '0' }, 'number-not-zero'],
    [{ algorithm: 'N/A' }, 'no-indicator'],
    [{ dollar: '0', algorithm: 'N/A', count: '0' }, 'number-not-zero', 'no-indicator'],
    [
      { dollar: 'N/A', percentage: '-', median: '$ -', p10: '#N/A' },
      ...Array.from({ length: 4 }, () => 'no-indicator'),
    ],
  ])('%j is none: each value is said, and nothing keeps the file from being imported', async (values, ...rules) => {
    const reading = await rateWith(layout, values);
    expect(said(reading).toSorted()).toEqual(rules.map((rule) => `taken: ${rule}`).toSorted());
    expect(ratesOfKnee(reading)).toMatchObject([{ payerName: 'Harbor Mutual', dollarCents: 130_000 }]);
  });

  it('leaves the charge, also where nothing else is there', async () => {
    const text = new TextDecoder().decode(exampleBytes(`valid/${layout}`));
    const without = text
      .replaceAll(',2400,960.50,', ',,,')
      .replace('"gross_charge": 2400,', '')
      .replace('"discounted_cash": 960.5,', '')
      .replace(/,412\.35,(?=,,,,,,fee)/, ',0,')
      .replace(/,1300,(?=,,,,,,case)/, ',0,')
      .replace('"standard_charge_dollar": 412.35', '"standard_charge_dollar": 0')
      .replace('"standard_charge_dollar": 1300', '"standard_charge_dollar": 0');
    const reading = await readStream(inChunks(new TextEncoder().encode(without), []));
    expect(said(reading)).toEqual(['taken: number-not-zero', 'taken: number-not-zero', 'taken: some-charge']);
    expect(reading.items[0]?.charges).toMatchObject([{ billingClass: 'facility', rates: [] }, { grossCents: 31_000 }]);
  });

  it.each<Values>([
    { dollar: '0', p10: '400' },
    { algorithm: 'N/A', median: '999999999', p90: '600' },
  ])('%j has an amount that would be lost: it is left out', async (values) => {
    const reading = await rateWith(layout, values);
    expect(said(reading)).toContain('left out: rate');
    expect(ratesOfKnee(reading)).toHaveLength(1);
  });
});

// 45 CFR 180.50(b)(2)(ii)(C), as amended for 2026: the median allowed amount is what was paid. Decision 233: the amounts beside a zero stay.
it.each(
  layouts.flatMap((layout) =>
    [{ dollar: '0' }, { dollar: 'N/A', percentage: '0' }, { algorithm: 'none' }].map((none) => [layout, none] as const),
  ),
)('%s: %j beside a median leaves the rate, with what was paid by it', async (layout, none) => {
  const reading = await rateWith(layout, { ...none, median: '500', p10: '400', p90: '600', count: '20' });
  expect(new Set(said(reading).map((each) => each.split(':')[0]))).toEqual(new Set(['taken']));
  expect(ratesOfKnee(reading)).toMatchObject([
    {
      payerName: 'Golden Plain Health',
      methodology: 'fee schedule',
      dollarCents: undefined,
      percentage: undefined,
      algorithm: undefined,
      medianCents: 50_000,
      p10Cents: 40_000,
      p90Cents: 60_000,
      count: '20',
    },
    { payerName: 'Harbor Mutual' },
  ]);
});

// 45 CFR 180.50(b)(2)(ii), general instructions of the data dictionary, "Do not insert a value or any type of indicators (e.g., N/A)":
// what stands for no number costs no price beside it.
describe.each(layouts)('in place of a number, %s', (layout) => {
  const isJson = layout === 'v3.json';

  it.each(['N/A', 'n/a', '-', '$ -', '$-', '#N/A', 'None', 'Not Applicable'])(
    '%s leaves the rate beside it',
    async (none) => {
      const reading = await rateWith(layout, {
        dollar: '412.35',
        percentage: none,
        median: none,
        p10: none,
        p90: none,
      });
      expect(said(reading)).toEqual(Array.from({ length: 4 }, () => 'taken: no-indicator'));
      expect(ratesOfKnee(reading)[0]).toMatchObject({
        dollarCents: 41_235,
        percentage: undefined,
        medianCents: undefined,
      });
    },
  );

  it.each(['N/A', '-', '$ -', '#N/A'])('%s leaves the charge beside it, with the rates of all payers', async (none) => {
    const [before, after] = isJson
      ? (['"discounted_cash": 960.5', `"discounted_cash": "${none}"`] as const)
      : (['2400,960.50,', `2400,${none},`] as const);
    const reading = await changed(layout, before, after);
    expect(said(reading)).toEqual(['taken: no-indicator']);
    const [charge] = reading.items[0]?.charges ?? [];
    expect(charge).toMatchObject({ grossCents: 240_000, cashCents: undefined });
    expect(charge?.rates).toHaveLength(2);
  });

  it('N/A leaves the charge whose minimum and maximum it is', async () => {
    const [before, after] = isJson
      ? (['"minimum": 412.35,\n          "maximum": 1300', '"minimum": "N/A", "maximum": "N/A"'] as const)
      : ([',412.35,1300,\n', ',N/A,N/A,\n'] as const);
    const reading = await changed(layout, before, after);
    expect(new Set(said(reading))).toEqual(new Set(['taken: no-indicator', 'taken: bounds-for-dollars']));
    expect(ratesOfKnee(reading).length).toBeGreaterThan(0);
    expect(reading.items[0]?.charges[0]).toMatchObject({ minimumCents: undefined, maximumCents: undefined });
  });

  it('N/A leaves the item that is no drug', async () => {
    const [before, after] = isJson
      ? (['"unit": 1,\n        "type": "EA"', '"unit": "N/A", "type": "N/A"'] as const)
      : ([',1,EA,48.20', ',N/A,N/A,48.20'] as const);
    const reading = await changed(layout, before, after);
    expect(said(reading)).toEqual(['taken: no-indicator', 'taken: no-indicator']);
    expect(reading.items[2]?.charges).toMatchObject([{ grossCents: 4820 }]);
  });
});

it.each(['v3-tall.csv', 'v3.json'] as const)('a payer that names nothing at all is left out, %s', async (layout) => {
  const reading = await rateWith(layout, layout === 'v3.json' ? { count: '11' } : {});
  expect(said(reading)).toEqual(['left out: rate']);
});

// Decision 233: where a formula of a spreadsheet came to nothing, a name was there and is not known.
describe.each(layouts)('the error of a spreadsheet, %s', (layout) => {
  it.each(['#SPILL!', '#CALC!', '#FIELD!', '#BLOCKED!', '#GETTING_DATA', '#ERROR!', 'Err:502', '#REF!'])(
    '%s names no payer: its rates are left out',
    async (error) => {
      const reading = await changed(layout, 'Golden Plain Health', error);
      expect(new Set(said(reading))).toEqual(new Set(['taken: no-indicator', 'left out: payer-name']));
      expect(reading.items.flatMap(({ charges }) => charges).flatMap(({ rates }) => rates)).toMatchObject([
        { payerName: 'Harbor Mutual' },
        { payerName: 'Harbor Mutual' },
      ]);
    },
  );

  it('#1 Health names one', async () =>
    expect(said(await changed(layout, 'Golden Plain Health', '#1 Health'))).toEqual([]));
});
