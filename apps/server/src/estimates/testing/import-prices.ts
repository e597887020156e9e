import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImportRequest, importPriceFile } from '../../prices/import-price-file.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** A line of a test's price file: a code with one charge. Amounts in dollars, as files write them. */
export interface PricedLine {
  code: string;
  type?: string;
  description?: string;
  setting?: 'inpatient' | 'outpatient' | 'both';
  billing_class?: 'facility' | 'professional' | 'both';
  modifier?: string;
  gross?: number;
  cash?: number;
  /** Only a formula for one insurer: a price that nobody can calculate. */
  formula?: true;
  rates?: readonly PricedRate[];
}

/** What an insurer and the hospital agreed for it: an amount in dollars, or a percentage of the gross charge. */
interface PricedRate {
  payer: string;
  plan: string;
  dollars?: number;
  percentage?: number;
  /** The middle of what was paid. */
  median?: number;
}

/** The line of the file on which the first of the lines given stands. */
export const FIRST_LINE = 3;

/** Makes these the prices of a location, by the ordinary import of a CMS v3 file. */
export async function importPrices(
  test: Pick<TestApp, 'database' | 'clock'>,
  locationId: string,
  lines: readonly PricedLine[],
  more: Pick<ImportRequest, 'stage' | 'sourceUrl'> = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-prices-'));
  try {
    const path = join(folder, `${locationId}.json`);
    await writeFile(path, fileOf(lines));
    await importPriceFile(test.database, test.clock, { path, locationId, ...more });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function fileOf(lines: readonly PricedLine[]): string {
  const header = {
    hospital_name: 'Test Hospital',
    last_updated_on: '2026-10-01',
    version: '3.0.0',
    location_name: ['Test Hospital'],
    hospital_address: ['1 Test Street, Palo Alto, CA 94304'],
    type_2_npi: ['1234567893'],
    license_information: { license_number: '1', state: 'CA' },
    attestation: { attestation: 'as required', confirm_attestation: true, attester_name: 'Test' },
  };
  const items = lines.map((line) => JSON.stringify(itemOf(line))).join(',\n');
  return `${JSON.stringify(header).slice(0, -1)},\n"standard_charge_information": [\n${items}\n]}\n`;
}

function itemOf(line: PricedLine): object {
  const { code, type = 'CPT', description = `Care billed as ${code}`, setting = 'outpatient' } = line;
  const formula = {
    payer_name: 'Meridian',
    plan_name: 'PPO',
    methodology: 'other',
    standard_charge_algorithm: 'as the contract has it',
    additional_payer_notes: 'by contract',
    count: '0',
  };
  const charge = {
    setting,
    billing_class: line.billing_class,
    modifier_code: line.modifier && [line.modifier],
    gross_charge: line.gross,
    discounted_cash: line.cash,
    payers_information: line.formula ? [formula] : line.rates?.map(payerOf),
    ...extremesOf(line.rates),
  };
  return { description, code_information: [{ code, type }], standard_charges: [charge] };
}

function payerOf({ payer, plan, dollars, percentage, median }: PricedRate): object {
  const name = { payer_name: payer, plan_name: plan, median_amount: median };
  if (dollars !== undefined) return { ...name, methodology: 'fee schedule', standard_charge_dollar: dollars };
  const share = { methodology: 'percent of total billed charges', standard_charge_percentage: percentage, count: '0' };
  return { ...name, ...share, additional_payer_notes: 'by contract' };
}

/** A charge with rates in dollars names the lowest and the highest of them. */
function extremesOf(rates: readonly PricedRate[] = []): object {
  const dollars = rates.flatMap((rate) => (rate.dollars === undefined ? [] : [rate.dollars]));
  return dollars.length === 0 ? {} : { minimum: Math.min(...dollars), maximum: Math.max(...dollars) };
}
