import { expect, it } from 'vitest';
import { exampleBytes, inChunks, readStream } from '../testing/read.ts';

/** Of the widest file that was seen published (issue 13, point 2). */
const COLUMNS = 1277;
const ROWS = 30;

const [names = '', values = '', headers = ''] = new TextDecoder().decode(exampleBytes('valid/v3-wide.csv')).split('\n');
const cells = headers.split(',');
const isOf = (plan: string) => (header: string) => header.includes(plan);
const firstPlan = cells.filter(isOf('|Golden Plain Health|PPO'));
const ofAll = cells.filter((header) => ![/Golden Plain/, /Harbor Mutual/].some((plan) => plan.test(header)));
const base = [...ofAll, 'code|3', 'code|3|type'];
const plans = Array.from(
  { length: (COLUMNS - base.length) / firstPlan.length },
  (_, at) => `Payer ${at}|Plan ${at % 7}`,
);

/** The dollars of a plan in a row: each another amount, and every third plan has none. */
const centsOf = (row: number, plan: number): number | undefined =>
  (row + plan) % 3 === 0 ? undefined : 10_000 + row * 1000 + plan;

function cellOf(row: number, header: string): string {
  const own: Readonly<Record<string, string>> = {
    description: `Service ${row}`,
    'code|1': String(70_000 + row),
    'code|1|type': 'CPT',
    setting: 'outpatient',
    billing_class: 'facility',
    'standard_charge|gross': '2400',
    'standard_charge|min': '100.00',
    'standard_charge|max': '500.00',
  };
  return own[header] ?? '';
}

function planCells(row: number, plan: number): string[] {
  const cents = centsOf(row, plan);
  return firstPlan.map((header) => {
    if (cents === undefined) return '';
    if (header.endsWith('negotiated_dollar')) return (cents / 100).toFixed(2);
    return header.endsWith('methodology') ? 'fee schedule' : '';
  });
}

it(`a wide file of ${COLUMNS} columns has each plan's own amount in each row`, async () => {
  const columns = [
    ...base,
    ...plans.flatMap((plan) => firstPlan.map((header) => header.replace('Golden Plain Health|PPO', plan))),
  ];
  expect(columns).toHaveLength(COLUMNS);
  const rows = Array.from({ length: ROWS }, (_, row) => [
    ...base.map((header) => cellOf(row, header)),
    ...plans.flatMap((_plan, plan) => planCells(row, plan)),
  ]);
  const text = `${[names, values, columns.join(','), ...rows.map((row) => row.join(','))].join('\n')}\n`;
  const { items, findings } = await readStream(inChunks(new TextEncoder().encode(text), [1000, 70_000, 90_001]));
  expect(findings).toEqual([]);
  const read = items.map(({ charges }) =>
    charges.flatMap(({ rates }) =>
      rates.map(({ payerName, planName, dollarCents, line }) => [`${payerName}|${planName}`, dollarCents, line]),
    ),
  );
  const written = rows.map((_, row) =>
    plans.flatMap((plan, at) => {
      const cents = centsOf(row, at);
      return cents === undefined ? [] : [[plan, cents, row + 4]];
    }),
  );
  expect(read).toEqual(written);
});
