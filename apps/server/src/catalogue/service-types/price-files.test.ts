import { createReadStream, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { readPriceFile } from '@portico/price-files';
import { describe, expect, it } from 'vitest';
import { billedCodes } from '../../demo/price-files/billed-codes.ts';
import { anyKind, kindsOfCode, rangeOfCode } from './kinds-of-code.ts';

const folder = new URL('../../../../../../shared/data/prices/', import.meta.url);
const isPresent = existsSync(folder);
const published = ['marthas-vineyard.csv.gz', 'musc-charleston.csv.gz', 'ucsf-parnassus.json.gz'];

/** How the codes of each type are written. Hospitals put numbers of their own under these types too, which no table can have. */
const procedure = /^([A-Z]\d{4}|\d{4}[\dAFMTU])$/;
const written: Readonly<Record<string, RegExp>> = {
  CPT: procedure,
  HCPCS: procedure,
  'MS-DRG': /^\d{3}$/,
  RC: /^\d{1,4}$/,
};

type Billed = readonly [codeType: string, code: string];

/** The codes without a row; those of other types, and a hospital's own numbers, must be told to be not sure. */
function withoutKind(codes: Iterable<Billed>): string[] {
  return [...codes].flatMap(([type, code]) => {
    const isAnswered =
      written[type]?.test(code) === true ? rangeOfCode(type, code) : kindsOfCode(type, code) === anyKind;
    return isAnswered ? [] : [`${type} ${code}`];
  });
}

async function codesOf(name: string): Promise<Billed[]> {
  const found = new Map<string, Billed>();
  const bytes = createReadStream(fileURLToPath(new URL(name, folder))).pipe(createGunzip());
  for await (const event of readPriceFile(bytes)) {
    if (event.kind !== 'items') continue;
    for (const { type, code } of event.items.flatMap(({ codes }) => codes)) found.set(`${type} ${code}`, [type, code]);
  }
  return [...found.values()];
}

describe('every code of a price file has a kind of care, or is told to be not sure', () => {
  it('in the demonstration', () => {
    expect(withoutKind(billedCodes().map(({ type, code }) => [type, code] as const))).toEqual([]);
  });

  it.skipIf(!isPresent).each(published)(
    'in %s (reads ../shared/data when present)',
    async (name) => {
      const codes = await codesOf(name);
      expect(codes.length).toBeGreaterThan(1000);
      expect(withoutKind(codes)).toEqual([]);
    },
    60_000,
  );

  it('and most codes that a patient can look up tell it alone', () => {
    const codes = billedCodes().filter(({ type }) => type !== 'NDC');
    const sure = codes.filter(({ type, code }) => kindsOfCode(type, code).length === 1);
    expect(sure.length / codes.length).toBeGreaterThan(0.9);
  });
});
