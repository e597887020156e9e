import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type Format = 'json' | 'csv-tall' | 'csv-wide';

/** Payers of each item: near the mean of published files with prices by payer. */
const PAYERS = 20;

/** The sentence that CMS prescribes (data dictionary 3.0.0); in a CSV it is a column header. */
const attestation =
  'To the best of its knowledge and belief, this hospital has included all applicable standard charge information in accordance with the requirements of 45 CFR 180.50, and the information encoded is true, accurate, and complete as of the date in the file. This hospital has included all payer-specific negotiated charges in dollars that can be expressed as a dollar amount. For payer-specific negotiated charges that cannot be expressed as a dollar amount in the machine-readable file or not knowable in advance, the hospital attests that the payer-specific negotiated charge is based on a contractual algorithm, percentage or formula that precludes the provision of a dollar amount and has provided all necessary information available to the hospital for the public to be able to derive the dollar amount, including, but not limited to, the specific fee schedule or components referenced in such percentage, algorithm or formula.';

/** Writes a valid CMS v3.0.0 file with this many payer rates, always the same bytes. */
export async function writePriceFile(path: string, format: Format, rates: number): Promise<void> {
  const items = Math.ceil(rates / PAYERS);
  const writers = { json: jsonParts, 'csv-tall': tallParts, 'csv-wide': wideParts };
  await pipeline(Readable.from(writers[format](items)), createWriteStream(path));
}

interface Item {
  description: string;
  code: string;
  gross: string;
  cash: string;
  minimum: string;
  maximum: string;
  rates: { payer: string; plan: string; dollars: string }[];
}

function itemAt(index: number): Item {
  // Spread over 10 to 9,990 dollars without randomness, so that every run measures the same bytes.
  const gross = 10 + ((index * 7919) % 9981);
  const rates = Array.from({ length: PAYERS }, (_, payer) => ({
    payer: `Payer ${Math.floor(payer / 2)}`,
    plan: payer % 2 === 0 ? 'PPO' : 'HMO',
    dollars: (gross * (0.3 + payer * 0.02)).toFixed(2),
  }));
  return {
    description: `Procedure ${index} with imaging guidance, each session`,
    code: String(10_000 + (index % 89_999)),
    gross: gross.toFixed(2),
    cash: (gross * 0.45).toFixed(2),
    minimum: rates[0]?.dollars ?? '',
    maximum: rates.at(-1)?.dollars ?? '',
    rates,
  };
}

function* jsonParts(items: number): Generator<string> {
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
  for (let index = 0; index < items; index += 1) {
    const item = itemAt(index);
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
          payers_information: item.rates.map(({ payer, plan, dollars }) => ({
            payer_name: payer,
            plan_name: plan,
            methodology: 'fee schedule',
            standard_charge_dollar: Number(dollars),
          })),
        },
      ],
    };
    yield `${index === 0 ? '' : ',\n'}${JSON.stringify(entry)}`;
  }
  yield '\n]}\n';
}

const generalHeaders = `hospital_name,last_updated_on,version,location_name,hospital_address,license_number|CA,type_2_npi,"${attestation}",attester_name\n`;
const generalValues =
  'Bench Hospital,2026-11-01,3.0.0,Bench Hospital,"1 Bench Road, Springfield, CA 94000",1,1000000004,true,Bench\n';
const itemHeaders =
  'description,code|1,code|1|type,modifiers,setting,drug_unit_of_measurement,drug_type_of_measurement,standard_charge|gross,standard_charge|discounted_cash,standard_charge|min,standard_charge|max,additional_generic_notes';

function itemCells(item: Item): string {
  return `"${item.description}",${item.code},CPT,,outpatient,,,${item.gross},${item.cash},${item.minimum},${item.maximum},`;
}

function* tallParts(items: number): Generator<string> {
  yield generalHeaders + generalValues;
  yield `${itemHeaders},payer_name,plan_name,standard_charge|negotiated_dollar,standard_charge|negotiated_percentage,standard_charge|negotiated_algorithm,median_amount,10th_percentile,90th_percentile,count,standard_charge|methodology\n`;
  for (let index = 0; index < items; index += 1) {
    const item = itemAt(index);
    const cells = itemCells(item);
    yield item.rates
      .map(({ payer, plan, dollars }) => `${cells},${payer},${plan},${dollars},,,,,,,fee schedule\n`)
      .join('');
  }
}

function* wideParts(items: number): Generator<string> {
  yield generalHeaders + generalValues;
  const payers = itemAt(0).rates.map(({ payer, plan }) => {
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
  yield `${itemHeaders},${payers.join(',')}\n`;
  for (let index = 0; index < items; index += 1) {
    const item = itemAt(index);
    yield `${itemCells(item)},${item.rates.map(({ dollars }) => `${dollars},,,,,,,fee schedule,`).join(',')}\n`;
  }
}
