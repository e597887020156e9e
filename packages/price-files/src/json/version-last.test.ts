import { describe, expect, it } from 'vitest';
import { createFindingTally } from '../findings/tally.ts';
import { exampleBytes, inChunks, readStream } from '../testing/read.ts';

type Root = Record<string, unknown> & { standard_charge_information: [Record<string, unknown>] };

/** An example with its version behind all else, as where the keys are sorted, after a change of its first item. */
function versionLast(name: string, change: (item: Record<string, unknown>) => void = () => undefined): string {
  const { version, ...root } = JSON.parse(new TextDecoder().decode(exampleBytes(`valid/${name}`))) as Root;
  change(root.standard_charge_information[0]);
  return JSON.stringify({ ...root, version }, null, 1);
}

async function rulesOf(text: string): Promise<string[]> {
  const { findings } = await readStream(inChunks(new TextEncoder().encode(text), []));
  return findings.map(({ rule, found }) => `${rule} ${found ?? ''}`).filter((found) => !found.startsWith('nine-nines'));
}

const withDrug =
  (unit: unknown) =>
  (item: Record<string, unknown>): void => {
    item['drug_information'] = { unit, type: 'EA' };
  };
const withType =
  (type: string) =>
  (item: Record<string, unknown>): void => {
    item['code_information'] = [{ code: '0601', type }];
  };

// Issue 13, point 1: "conforms: what CMS's data dictionary 3.0.0, or 2.2.x for older files, asks".
describe('a JSON file that names its version after its items is held to the rules of that version alone', () => {
  it.each([
    ['v2.json', undefined, []],
    ['v3.json', undefined, []],
    // The schema of 2.2 has the unit as text, that of 3.0 as a number.
    ['v2.json', withDrug('1'), []],
    ['v2.json', withDrug(1), ['json-type 1']],
    ['v3.json', withDrug(1), []],
    ['v3.json', withDrug('1'), ['json-type 1']],
    ['v2.json', withType('CMG'), ['code-type CMG']],
    ['v3.json', withType('CMG'), []],
    ['v2.json', withType('HOUSE'), ['code-type HOUSE']],
  ])('%s, case %#', async (name, change, expected) => {
    expect(await rulesOf(versionLast(name, change))).toEqual(expected);
  });

  it('counts each rule once, with the findings of that version', () => {
    const tally = createFindingTally(10);
    const place = { rule: 'json-type', outcome: 'taken', remedy: 'Write text.' } as const;
    tally.add({ ...place, line: 3, only: '3.0' });
    tally.add({ ...place, line: 5 });
    tally.add({ ...place, line: 4, only: '2.2' });
    const [rule, ...others] = tally.rules('2.2');
    expect(others).toEqual([]);
    expect(rule).toMatchObject({ rule: 'json-type', count: 2 });
    expect(rule?.first).toEqual([
      { ...place, line: 4 },
      { ...place, line: 5 },
    ]);
  });
});
