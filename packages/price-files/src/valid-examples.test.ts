import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readExample, withoutLines } from './testing/read.ts';

const names = readdirSync(new URL('../examples/valid', import.meta.url));

/** Habits of published files that break a rule, and can be read without doubt. */
const habits: Readonly<Record<string, readonly string[]>> = {
  'tall-habits.csv': ['taken 4: number-form', 'taken 6: rate-within-bounds', 'taken 9: number-form'],
  'tall-windows-1252.csv': ['taken 4: encoding'],
  'v3-tall-modifiers.csv': ['taken 5: modifier-amounts'],
  'v3-wide-modifiers.csv': ['taken 5: modifier-amounts'],
  'v2-tall.csv': ['taken 5: nine-nines'],
  'v2.json': ['taken 40: nine-nines'],
};

describe('files of the CMS template (45 CFR 180.50, data dictionary 3.0.0)', () => {
  it.each(names)('%s has no findings but its habits, and one header', async (name) => {
    const { findings, headers, items } = await readExample(`valid/${name}`);
    const found = findings.map(({ outcome, line, rule }) => `${outcome} ${line}: ${rule}`);
    expect(found).toEqual(habits[name] ?? []);
    expect(headers).toHaveLength(1);
    expect(items.length).toBeGreaterThan(0);
  });

  it.each(['v3-header-last.json', 'v3-one-line.json', 'v3-tall.csv', 'v3-wide.csv'])(
    '%s says the same as the JSON template',
    async (name) => {
      const template = await readExample('valid/v3.json');
      const same = await readExample(`valid/${name}`);
      expect(withoutLines(same.items)).toEqual(withoutLines(template.items));
      expect(same.headers).toEqual([{ ...template.headers[0], format: formatOf(name) }]);
    },
  );

  it('reads the general data elements', async () => {
    const { headers } = await readExample('valid/v3.json');
    expect(headers).toEqual([
      {
        format: 'json',
        specVersion: '3.0.0',
        hospitalName: 'Cedar Point Hospital',
        lastUpdatedOn: '2026-03-01',
        locationNames: ['Cedar Point Hospital', 'Cedar Point Imaging'],
        addresses: ['1 Harbor Road, Cedar Point, CA 94001'],
        npis: ['1000000004'],
        licenseState: 'CA',
        licenseNumber: '777000',
        attesterName: 'Ada Example',
        attested: true,
      },
    ]);
  });

  it('reads charges and rates in cents, each with its line', async () => {
    const { items } = await readExample('valid/v3.json');
    expect(items[0]).toEqual({
      line: 25,
      description: 'MRI of a knee without contrast',
      codes: [
        { code: '73721', type: 'CPT' },
        { code: '0614', type: 'RC' },
      ],
      charges: [
        {
          line: 38,
          setting: 'outpatient',
          billingClass: 'facility',
          modifiers: [],
          grossCents: 240_000,
          cashCents: 96_050,
          minimumCents: 41_235,
          maximumCents: 130_000,
          rates: [
            {
              line: 46,
              payerName: 'Golden Plain Health',
              planName: 'PPO',
              methodology: 'fee schedule',
              dollarCents: 41_235,
            },
            {
              line: 52,
              payerName: 'Harbor Mutual',
              planName: 'HMO',
              methodology: 'case rate',
              dollarCents: 130_000,
              notes: 'One rate for the visit.',
            },
          ],
        },
        {
          line: 61,
          setting: 'outpatient',
          billingClass: 'professional',
          modifiers: ['26'],
          grossCents: 31_000,
          cashCents: 15_500,
          rates: [],
        },
      ],
    });
  });

  it('reads percentages, algorithms, percentiles and counts, money rounded to cents', async () => {
    const { items } = await readExample('valid/v3-tall.csv');
    expect(items[1]?.charges[0]?.rates).toEqual([
      {
        line: 7,
        payerName: 'Golden Plain Health',
        planName: 'PPO',
        methodology: 'percent of total billed charges',
        percentage: 70.5,
        medianCents: 5_200_000,
        p10Cents: 4_100_013,
        p90Cents: 7_000_000,
        count: '1 through 10',
      },
      {
        line: 8,
        payerName: 'Harbor Mutual',
        planName: 'HMO',
        methodology: 'other',
        algorithm: 'The lesser of 90% of charges and the day rate',
        count: '0',
        notes: 'No claims in the period.',
      },
    ]);
  });

  it('reads the unit of a drug', async () => {
    const { items } = await readExample('valid/v3-wide.csv');
    expect(items[2]?.drug).toEqual({ unit: 1, type: 'EA' });
  });
});

describe('version 2 (45 CFR 180.50, data dictionary 2.2)', () => {
  it.each(['v2.json', 'v2-tall.csv'])(
    '%s: estimated amounts are read as the median, and nine nines as none',
    async (name) => {
      const { headers, items } = await readExample(`valid/${name}`);
      expect(headers[0]).toMatchObject({
        specVersion: '2.2.1',
        locationNames: ['Cedar Point Hospital'],
        attested: true,
      });
      const [estimated, none] = items[0]?.charges[0]?.rates ?? [];
      expect(estimated).toMatchObject({ percentage: 50, medianCents: 118_040 });
      expect(none).toMatchObject({ medianCents: undefined });
    },
  );
});

describe('habits of published files', () => {
  it('byte order mark before a quoted header, spaces around |, own columns, title case, $ and commas, CRLF', async () => {
    const { headers, items } = await readExample('valid/tall-habits.csv');
    expect(headers[0]).toMatchObject({ hospitalName: 'Cedar Point Hospital', lastUpdatedOn: '2026-03-01' });
    expect(items[0]?.charges[0]).toMatchObject({
      setting: 'outpatient',
      billingClass: 'facility',
      grossCents: 240_000,
    });
    expect(items[0]?.charges[0]?.rates[0]).toMatchObject({
      methodology: 'fee schedule',
      dollarCents: 41_235,
      notes: 'First line\r\nsecond line',
    });
  });

  it('line breaks within quotes count as lines', async () => {
    const { items } = await readExample('valid/tall-habits.csv');
    expect(items[0]?.charges[0]?.rates.map((rate) => rate.line)).toEqual([4, 6]);
    expect(items[1]?.line).toBe(9);
  });

  it('a row that explains a modifier is no item; several modifiers are told apart; large amounts stay exact', async () => {
    const { items } = await readExample('valid/tall-habits.csv');
    expect(items.map((item) => item.description)).toEqual(['MRI of a knee without contrast', 'Pacemaker']);
    expect(items[1]?.charges[0]).toMatchObject({ modifiers: ['80', 'AS'], grossCents: 37_970_719_605 });
  });

  it.each(['v3-tall-modifiers.csv', 'v3-wide-modifiers.csv'])(
    'amounts beside a modifier alone are of no service: %s says once how many are not imported',
    async (name) => {
      const { findings, items } = await readExample(`valid/${name}`);
      expect(items.map((item) => item.line)).toEqual([4]);
      expect(findings.map(({ remedy }) => remedy)).toEqual([
        expect.stringMatching(/^Not imported: 8 amounts in 1 row\. /),
      ]);
    },
  );

  it('Windows-1252 bytes are read, and said to be no UTF-8', async () => {
    const { items } = await readExample('valid/tall-windows-1252.csv');
    expect(items[0]?.description).toBe('Men’s café tray – ½');
  });
});

function formatOf(name: string): string {
  if (name.endsWith('.json')) return 'json';
  return name.includes('tall') ? 'csv-tall' : 'csv-wide';
}
