/** A line of a hospital's price file in short. Amounts are dollars, as files write them. */
export interface FileRow {
  /** Code and type, such as `73721 CPT`; several of one item. */
  readonly codes: readonly string[];
  readonly description?: string;
  readonly setting?: 'inpatient' | 'outpatient' | 'both';
  readonly biller?: 'facility' | 'professional' | 'both';
  /** As the column has them. */
  readonly modifiers?: string;
  readonly gross?: number;
  readonly cash?: number;
  readonly notes?: string;
  readonly rates?: readonly FileRate[];
}

interface FileRate {
  /** Payer and plan, such as `Meridian|PPO`. */
  readonly of: string;
  readonly dollars?: number;
  readonly percentage?: number;
  readonly algorithm?: string;
  /** The median, the 10th and the 90th percentile of what was paid, and of how many claims. */
  readonly paid?: readonly [number, number, number, string];
  readonly method?: 'fee schedule' | 'case rate' | 'percent of total billed charges' | 'other';
  readonly notes?: string;
}

const attestation =
  'To the best of its knowledge and belief, this hospital has included all applicable standard charge information in accordance with the requirements of 45 CFR 180.50, and the information encoded is true, accurate, and complete as of the date in the file. This hospital has included all payer-specific negotiated charges in dollars that can be expressed as a dollar amount. For payer-specific negotiated charges that cannot be expressed as a dollar amount in the machine-readable file or not knowable in advance, the hospital attests that the payer-specific negotiated charge is based on a contractual algorithm, percentage or formula that precludes the provision of a dollar amount and has provided all necessary information available to the hospital for the public to be able to derive the dollar amount, including, but not limited to, the specific fee schedule or components referenced in such percentage, algorithm or formula.';

const rateColumns = [
  'negotiated_dollar',
  'negotiated_percentage',
  'negotiated_algorithm',
  'median_amount',
  '10th_percentile',
  '90th_percentile',
  'count',
  'methodology',
  'additional_payer_notes',
] as const;

const MAX_CODES = 3;

/** A CSV file of CMS's template 3.0.0 with these rows: tall, one line for each rate, or wide, nine columns for each plan. */
export function priceFileOfRows(layout: 'tall' | 'wide', rows: readonly FileRow[]): string {
  const plans = layout === 'wide' ? [...new Set(rows.flatMap(({ rates = [] }) => rates.map(({ of }) => of)))] : [];
  const lines = layout === 'wide' ? rows.map((row) => wideLine(row, plans)) : rows.flatMap(tallLines);
  return `${[...generalHeaders(), columnsOf(layout, plans), ...lines].map(csvLine).join('\n')}\n`;
}

function generalHeaders(): string[][] {
  const header: readonly (readonly [string, string])[] = [
    ['hospital_name', 'Test Hospital'],
    ['last_updated_on', '2026-10-01'],
    ['version', '3.0.0'],
    ['location_name', 'Test Hospital'],
    ['hospital_address', '1 Test Street, Palo Alto, CA 94304'],
    ['license_number|CA', '1'],
    ['type_2_npi', '1234567893'],
    [attestation, 'true'],
    ['attester_name', 'Test'],
  ];
  return [header.map(([name]) => name), header.map(([, value]) => value)];
}

function columnsOf(layout: 'tall' | 'wide', plans: readonly string[]): string[] {
  const codes = Array.from({ length: MAX_CODES }, (_, at) => [`code|${at + 1}`, `code|${at + 1}|type`]).flat();
  const charge = ['setting', 'billing_class', 'modifiers', 'drug_unit_of_measurement', 'drug_type_of_measurement'];
  const amounts = ['gross', 'discounted_cash', 'min', 'max'].map((name) => `standard_charge|${name}`);
  const isCharge = (name: string): boolean => name.startsWith('negotiated') || name === 'methodology';
  const rates =
    layout === 'tall'
      ? ['payer_name', 'plan_name', ...rateColumns.map((name) => (isCharge(name) ? `standard_charge|${name}` : name))]
      : plans.flatMap((plan) =>
          rateColumns.map((name) => (isCharge(name) ? `standard_charge|${plan}|${name}` : `${name}|${plan}`)),
        );
  const columns = ['description', ...codes, ...charge, ...amounts, 'additional_generic_notes', ...rates];
  // A tall file has one column for the notes of the charge and of its rate.
  return columns.filter((name) => layout === 'wide' || name !== 'additional_payer_notes');
}

function tallLines(row: FileRow): string[][] {
  const start = chargeCells(row);
  if (row.rates === undefined)
    return [[...start, row.notes ?? '', '', '', ...Array<string>(rateColumns.length - 1).fill('')]];
  return row.rates.map((rate) => {
    const [payer = '', plan = ''] = rate.of.split('|');
    const notes = [row.notes, rate.notes].filter((note) => note !== undefined).join(' | ');
    return [...start, notes, payer, plan, ...rateCells(rate).slice(0, -1)];
  });
}

function wideLine(row: FileRow, plans: readonly string[]): string[] {
  const cells = plans.flatMap((plan) => {
    const rate = row.rates?.find(({ of }) => of === plan);
    return rate === undefined ? Array<string>(rateColumns.length).fill('') : rateCells(rate);
  });
  return [...chargeCells(row), row.notes ?? '', ...cells];
}

function chargeCells(row: FileRow): string[] {
  const codes = Array.from({ length: MAX_CODES }, (_, at) => {
    const [code = '', type = ''] = row.codes[at]?.split(' ') ?? [];
    return [code, type];
  }).flat();
  const dollars = (row.rates ?? []).flatMap((rate) => rate.dollars ?? []);
  const [min, max] = dollars.length === 0 ? [undefined, undefined] : [Math.min(...dollars), Math.max(...dollars)];
  const {
    description = `Care billed as ${row.codes[0] ?? ''}`,
    setting = 'outpatient',
    biller = '',
    modifiers = '',
  } = row;
  return [description, ...codes, setting, biller, modifiers, '', '', ...[row.gross, row.cash, min, max].map(textOf)];
}

function rateCells({ dollars, percentage, algorithm, paid, method, notes }: FileRate): string[] {
  const usual = percentage === undefined ? 'fee schedule' : 'percent of total billed charges';
  const [median, low, high, count] = paid ?? [];
  const amounts = [dollars, percentage, algorithm, median, low, high, count].map(textOf);
  return [...amounts, method ?? (algorithm === undefined ? usual : 'other'), notes ?? ''];
}

function textOf(value: string | number | undefined): string {
  return value === undefined ? '' : String(value);
}

function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
}
