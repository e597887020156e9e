import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type Format = 'json' | 'csv-tall' | 'csv-wide';

/** The code of the first item; the others follow. */
export const FIRST_CODE = 10_000;

/** Payers of each item: near the mean of published files with prices by payer. */
export const PAYERS = 20;

/** The sentence that CMS prescribes (data dictionary 3.0.0); in a CSV it is a column header. */
const attestation =
  'To the best of its knowledge and belief, this hospital has included all applicable standard charge information in accordance with the requirements of 45 CFR 180.50, and the information encoded is true, accurate, and complete as of the date in the file. This hospital has included all payer-specific negotiated charges in dollars that can be expressed as a dollar amount. For payer-specific negotiated charges that cannot be expressed as a dollar amount in the machine-readable file or not knowable in advance, the hospital attests that the payer-specific negotiated charge is based on a contractual algorithm, percentage or formula that precludes the provision of a dollar amount and has provided all necessary information available to the hospital for the public to be able to derive the dollar amount, including, but not limited to, the specific fee schedule or components referenced in such percentage, algorithm or formula.';

/**
 * Writes a valid CMS v3.0.0 file with this many payer rates, always the same bytes. Of twenty rates fourteen are dollars, three
 * percentages, two algorithms, and one is dollars that notes explain.
 *
 * @param payers payers and plans of the file; an even number.
 * @param oneIn each item has a rate of one in so many of them.
 */
export async function writePriceFile(
  path: string,
  format: Format,
  rates: number,
  payers = PAYERS,
  oneIn = 1,
): Promise<void> {
  const count = Math.ceil((rates * oneIn) / payers);
  const items = function* (): Generator<Item> {
    for (let index = 0; index < count; index += 1) yield itemAt(index, payers, oneIn);
  };
  const writers = { json: jsonParts, 'csv-tall': tallParts, 'csv-wide': wideParts };
  await pipeline(Readable.from(writers[format](items(), payers)), createWriteStream(path));
}

interface Rate {
  payer: string;
  plan: string;
  methodology: string;
  dollars?: string;
  percentage?: string;
  algorithm?: string;
  median?: string;
  p10?: string;
  p90?: string;
  count?: string;
  notes?: string;
}

interface Item {
  description: string;
  code: string;
  gross: string;
  cash: string;
  minimum: string;
  maximum: string;
  rates: Rate[];
  /** By payer and plan; undefined where it has none of them. */
  ratesOfAll: (Rate | undefined)[];
}

const ALGORITHM = 'Lesser of billed charges and 145 percent of the Medicare fee schedule of the year of service';
const NOTES = 'Paid with the surgery of the same day where there is one.';

/** What the descriptions are made of, so that a search has words to tell apart. */
const acts = ['Injection', 'Repair', 'Removal', 'Imaging', 'Biopsy', 'Drainage', 'Reconstruction', 'Examination'];
const parts = 'shoulder elbow wrist hand hip knee ankle foot spine chest abdomen pelvis neck skull jaw nose'.split(' ');
const terms = 'simple complex partial total bilateral deep superficial percutaneous open endoscopic'.split(' ');
const words = Array.from({ length: 3000 }, (_, at) => `${parts[at % 16]?.slice(0, 3)}${(at * 7919).toString(36)}itis`);

function descriptionAt(index: number): string {
  const [act, part, term, other] = [acts[index % 8], parts[(index >> 3) % 16], terms[index % 10], words[index % 3000]];
  return `${act} of ${part}, ${term}, for ${other}, level ${index % 97}`;
}

function itemAt(index: number, payers: number, oneIn: number): Item {
  // Spread over 10 to 9,990 dollars without randomness, so that every run measures the same bytes.
  const gross = 10 + ((index * 7919) % 9981);
  const ratesOfAll = Array.from({ length: payers }, (_, payer) =>
    (index + payer) % oneIn === 0 ? rateAt(payer, gross, payers) : undefined,
  );
  const rates = ratesOfAll.filter((rate) => rate !== undefined);
  const amounts = rates.flatMap(({ dollars }) => (dollars === undefined ? [] : Number(dollars)));
  return {
    description: descriptionAt(index),
    code: String(FIRST_CODE + (index % 89_999)),
    gross: gross.toFixed(2),
    cash: (gross * 0.45).toFixed(2),
    minimum: Math.min(...amounts).toFixed(2),
    maximum: Math.max(...amounts).toFixed(2),
    rates,
    ratesOfAll,
  };
}

function namesAt(payer: number): { payer: string; plan: string } {
  return { payer: `Payer ${Math.floor(payer / 2)}`, plan: payer % 2 === 0 ? 'PPO' : 'HMO' };
}

function rateAt(payer: number, gross: number, payers: number): Rate {
  const names = namesAt(payer);
  const amount = gross * (0.3 + (payer / payers) * 0.4);
  const dollars = amount.toFixed(2);
  const kind = payer % 20;
  if (kind < 14) return { ...names, methodology: 'fee schedule', dollars };
  const paid = { median: dollars, p10: (amount * 0.9).toFixed(2), p90: (amount * 1.2).toFixed(2), count: '25' };
  if (kind < 17) return { ...names, methodology: 'percent of total billed charges', percentage: '62.5', ...paid };
  if (kind < 19) return { ...names, methodology: 'case rate', algorithm: ALGORITHM, ...paid };
  return { ...names, methodology: 'other', dollars, notes: NOTES };
}

function* jsonParts(items: Iterable<Item>): Generator<string> {
  const head = {
    hospital_name: 'Bench Hospital',
    last_updated_on: '2026-11-01',
    version: '3.0.0',
    location_name: ['Bench Hospital'],
    hospital_address: ['1 Bench Road, Springfield, CA 94000'],
    license_information: { license_number: '1', state: 'CA' },
    type_2_npi: ['1000000004'],
    attestation: { attestation, confirm_attestation: true, attester_name: 'Bench' },
  };
  yield `${JSON.stringify(head).slice(0, -1)},"standard_charge_information":[\n`;
  let isFirst = true;
  for (const item of items) {
    const entry = {
      description: item.description,
      code_information: [{ code: item.code, type: 'CPT' }],
      standard_charges: [
        {
          setting: 'outpatient',
          gross_charge: Number(item.gross),
          discounted_cash: Number(item.cash),
          minimum: Number(item.minimum),
          maximum: Number(item.maximum),
          payers_information: item.rates.map(jsonRate),
        },
      ],
    };
    yield `${isFirst ? '' : ',\n'}${JSON.stringify(entry)}`;
    isFirst = false;
  }
  yield '\n]}\n';
}

function jsonRate(rate: Rate): object {
  const { dollars, percentage, algorithm, median, p10, p90, count, notes } = rate;
  const numbers = {
    standard_charge_dollar: dollars,
    standard_charge_percentage: percentage,
    median_amount: median,
    '10th_percentile': p10,
    '90th_percentile': p90,
  };
  const given = Object.entries(numbers).filter(([, value]) => value !== undefined);
  return {
    payer_name: rate.payer,
    plan_name: rate.plan,
    methodology: rate.methodology,
    ...Object.fromEntries(given.map(([name, value]) => [name, Number(value)])),
    ...(algorithm !== undefined && { standard_charge_algorithm: algorithm }),
    ...(count !== undefined && { count }),
    ...(notes !== undefined && { additional_payer_notes: notes }),
  };
}

const generalHeaders = `hospital_name,last_updated_on,version,location_name,hospital_address,license_number|CA,type_2_npi,"${attestation}",attester_name\n`;
const generalValues =
  'Bench Hospital,2026-11-01,3.0.0,Bench Hospital,"1 Bench Road, Springfield, CA 94000",1,1000000004,true,Bench\n';
const itemHeaders =
  'description,code|1,code|1|type,modifiers,setting,drug_unit_of_measurement,drug_type_of_measurement,standard_charge|gross,standard_charge|discounted_cash,standard_charge|min,standard_charge|max,additional_generic_notes';

function itemCells(item: Item, notes = ''): string {
  return `"${item.description}",${item.code},CPT,,outpatient,,,${item.gross},${item.cash},${item.minimum},${item.maximum},${notes}`;
}

function* tallParts(items: Iterable<Item>): Generator<string> {
  yield generalHeaders + generalValues;
  yield `${itemHeaders},payer_name,plan_name,standard_charge|negotiated_dollar,standard_charge|negotiated_percentage,standard_charge|negotiated_algorithm,median_amount,10th_percentile,90th_percentile,count,standard_charge|methodology\n`;
  for (const item of items) {
    yield item.rates
      .map((rate) => `${itemCells(item, rate.notes)},${rate.payer},${rate.plan},${rateCells(rate)}\n`)
      .join('');
  }
}

function wideCells(rate: Rate | undefined): string {
  return rate === undefined ? ',,,,,,,,' : `${rateCells(rate)},${rate.notes ?? ''}`;
}

/** From the dollars to the methodology, in the order of the tall and the wide file. */
function rateCells({ dollars, percentage, algorithm, median, p10, p90, count, methodology }: Rate): string {
  return [dollars, percentage, algorithm, median, p10, p90, count, methodology].map((cell) => cell ?? '').join(',');
}

function* wideParts(items: Iterable<Item>, payers: number): Generator<string> {
  yield generalHeaders + generalValues;
  const columns = Array.from({ length: payers }, (_, at) => {
    const { payer, plan } = namesAt(at);
    const key = `${payer}|${plan}`;
    return [
      `standard_charge|${key}|negotiated_dollar`,
      `standard_charge|${key}|negotiated_percentage`,
      `standard_charge|${key}|negotiated_algorithm`,
      `median_amount|${key}`,
      `10th_percentile|${key}`,
      `90th_percentile|${key}`,
      `count|${key}`,
      `standard_charge|${key}|methodology`,
      `additional_payer_notes|${key}`,
    ].join(',');
  });
  yield `${itemHeaders},${columns.join(',')}\n`;
  for (const item of items) {
    yield `${itemCells(item)},${item.ratesOfAll.map(wideCells).join(',')}\n`;
  }
}
