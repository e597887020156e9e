import { describe, expect, it } from 'vitest';
import { exampleBytes, inChunks, type Reading, readStream } from '../testing/read.ts';

const named = { tall: 'v3-tall-modifiers.csv', wide: 'v3-wide-modifiers.csv' };

/** The row that explains modifier 50, with other cells in place of some. */
async function readWith(layout: keyof typeof named, cells: Readonly<Record<string, string>>): Promise<Reading> {
  const lines = new TextDecoder().decode(exampleBytes(`valid/${named[layout]}`)).split('\n');
  const headers = lines[2]?.split(',') ?? [];
  const row = (lines[4] ?? '').split(',').map((cell, at) => cells[headers[at] ?? ''] ?? cell);
  return readStream(inChunks(new TextEncoder().encode(lines.toSpliced(4, 1, row.join(',')).join('\n')), []));
}

const ofPlan = {
  tall: {
    dollar: 'standard_charge|negotiated_dollar',
    percentage: 'standard_charge|negotiated_percentage',
    median: 'median_amount',
    p10: '10th_percentile',
    p90: '90th_percentile',
    notes: 'additional_generic_notes',
  },
  wide: {
    dollar: 'standard_charge|Golden Plain Health|PPO|negotiated_dollar',
    percentage: 'standard_charge|Golden Plain Health|PPO|negotiated_percentage',
    median: 'median_amount|Golden Plain Health|PPO',
    p10: '10th_percentile|Golden Plain Health|PPO',
    p90: '90th_percentile|Golden Plain Health|PPO',
    notes: 'additional_generic_notes',
  },
};

// Requirement 11 of the data dictionary (CSV), decision 233: what stands for no amount is none here, too.
describe.each(['tall', 'wide'] as const)('a row that explains a modifier, %s', (layout) => {
  const { dollar, percentage, median, p10, p90, notes } = ofPlan[layout];
  const nothing = {
    'standard_charge|gross': '0',
    'standard_charge|discounted_cash': 'N/A',
    'standard_charge|min': '0.00',
    'standard_charge|max': '$0',
    [dollar]: 'n/a',
    [median]: '999999999',
    [p10]: '-',
    [p90]: '#N/A',
  };

  it('with zeros, N/A and nine nines has no amount that is not imported, and each is said by its own rule', async () => {
    const { findings, items } = await readWith(layout, nothing);
    expect(findings.map(({ rule, column, found }) => `${rule} ${column} ${found}`).toSorted()).toEqual(
      [
        'number-not-zero standard_charge|gross 0',
        'no-indicator standard_charge|discounted_cash N/A',
        'number-not-zero standard_charge|min 0.00',
        'number-not-zero standard_charge|max $0',
        `no-indicator ${dollar} n/a`,
        `nine-nines ${median} 999999999`,
        `no-indicator ${p10} -`,
        `no-indicator ${p90} #N/A`,
      ].toSorted(),
    );
    expect(items).toEqual((await readWith(layout, {})).items);
  });

  it.each([
    [{ 'code|1': 'N/A', 'code|1|type': 'N/A' }, ['code|1', 'code|1|type']],
    [{ 'code|1': '-' }, ['code|1']],
    [{ 'code|1|type': 'none', 'code|2': '#N/A' }, ['code|1|type', 'code|2']],
  ])('with %j has no code, and is none of an item', async (cells, columns) => {
    const { findings, items } = await readWith(layout, cells);
    const before = await readWith(layout, {});
    expect(findings.filter(({ rule }) => rule === 'no-indicator')).toMatchObject(
      columns.map((column) => ({ outcome: 'taken', line: 5, column })),
    );
    expect(findings.filter(({ rule }) => rule !== 'no-indicator')).toEqual(before.findings);
    expect(items).toEqual(before.items);
  });

  it('with N/A as its code and the type of one is an item whose code was forgotten', async () => {
    const { findings } = await readWith(layout, { 'code|1': 'N/A', 'code|1|type': 'CPT' });
    expect(findings).toMatchObject([{ rule: 'code-pair', outcome: 'left out', line: 5 }]);
  });

  it('counts what else stands there, in whatever form', async () => {
    const cells = { ...nothing, 'standard_charge|gross': '$1310.50', [p90]: '31O' };
    const { findings } = await readWith(layout, cells);
    expect(findings.find(({ rule }) => rule === 'modifier-amounts')?.remedy).toMatch(
      /^Not imported: 2 amounts in 1 row\./,
    );
  });

  it.each(['N/A', '0', '999999999'])('is not explained by %s in place of a rate', async (none) => {
    const { findings } = await readWith(layout, { ...nothing, [dollar]: none, [percentage]: 'N/A', [notes]: '' });
    expect(findings.map(({ rule }) => rule)).toContain('modifier-explained');
  });

  it.each([
    ['0.5', 'percentage-form'],
    ['150%', 'number-form'],
    ['-50', 'number-not-negative'],
  ])('has a percentage as the data dictionary writes it, not %s', async (text, rule) => {
    const { findings } = await readWith(layout, { [percentage]: text });
    expect(findings.find(({ column }) => column === percentage)?.rule).toBe(rule);
  });
});
