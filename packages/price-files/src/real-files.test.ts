import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PriceFileFinding } from './findings/finding.ts';
import { createFindingTally } from './findings/tally.ts';
import { inChunks, readStream } from './testing/read.ts';

const folder = new URL('../../../../shared/data/prices/', import.meta.url);
const isPresent = existsSync(folder);
const pathOf = (name: string): string => fileURLToPath(new URL(name, folder));

/**
 * Payer rates, counted without this reader. Of MUSC's 150,075 rows, 36 explain a modifier and have no price. It calls charge numbers of
 * its own, such as 27000921, HCPCS.
 */
const published = [
  { name: 'ucsf-parnassus.json.gz', items: 82_283, rates: 146_204, findings: { modifiers: 4112, 'whole-cents': 49 } },
  { name: 'marthas-vineyard.csv.gz', items: 2170, rates: 10_452, findings: { encoding: 1 } },
  {
    name: 'musc-charleston.csv.gz',
    items: 60_464,
    rates: 150_075 - 36,
    findings: { 'code-form': 14_006, 'rate-within-bounds': 53, 'code-alone': 3 },
  },
];

const examples = [
  'cms-examples/JSON/v3_json_format_example.json',
  'cms-examples/CSV/Tall Format Examples/V3.0.0_Tall_CSV_Format_Example.csv',
  'cms-examples/CSV/Wide Format Examples/V3.0.0_Wide_CSV_Format_Example.csv',
];

describe('published files', () => {
  it.skipIf(!isPresent).each(published)(
    '$name (reads ../shared/data when present)',
    async (file) => {
      const { items, findings } = await readStream(createReadStream(pathOf(file.name)).pipe(createGunzip()));
      const rates = items.flatMap((item) => item.charges).reduce((sum, charge) => sum + charge.rates.length, 0);
      expect({ items: items.length, rates }).toEqual({ items: file.items, rates: file.rates });
      expect(countsByRule(findings)).toEqual(file.findings);
    },
    60_000,
  );

  it.skipIf(!isPresent).each(examples)("CMS's own %s (reads ../shared/data when present)", async (name) => {
    const { items, findings } = await readStream(createReadStream(pathOf(name)));
    // Its NPIs are 0000000001 to 0000000003, which no provider has; CMS's validator does not look at the digits.
    expect(countsByRule(findings)).toEqual({ 'npi-digits': 3 });
    expect(items).toHaveLength(22);
  });

  it.skipIf(!isPresent)('wide excerpt (reads ../shared/data when present)', async () => {
    const head =
      'hospital_name,last_updated_on,version,location_name,hospital_address,license_number|GA,type_2_npi,"To the best of its knowledge and belief, so it is",attester_name\n' +
      'Excerpt,2026-01-01,3.0.0,Excerpt,Street,1,1,true,Somebody\n';
    const bytes = Buffer.concat([Buffer.from(head), readFileSync(pathOf('grady-wide-excerpt.csv'))]);
    const { items, findings } = await readStream(inChunks(bytes, []));
    expect(countsByRule(findings)).toEqual({ attestation: 1, 'npi-digits': 1 });
    expect(items[0]?.charges.map((charge) => charge.billingClass)).toEqual([
      'facility',
      'professional',
      'professional',
    ]);
  });
});

function countsByRule(findings: readonly PriceFileFinding[]): Record<string, number> {
  const tally = createFindingTally(1);
  for (const finding of findings) tally.add(finding);
  return Object.fromEntries(tally.rules(undefined).map(({ rule, count }) => [rule, count]));
}
