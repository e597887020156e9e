import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asBundle, asNdjson, fhirCoverage, fhirPatient } from '../testing/fhir.ts';
import { readBundle } from './read-bundle.ts';
import { readNdjson } from './read-ndjson.ts';
import { readResources } from './read-resources.ts';
import type { FoundResource } from './resource.ts';

async function* inPieces(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, piece = 0; at < bytes.length; piece += 1) {
    const size = sizes[piece % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

/** @param reader another reader than readResources, for files that are too small for readResources to see in pieces. */
async function readAll(
  text: string,
  sizes: readonly number[] = [65_536],
  reader = readResources,
): Promise<FoundResource[]> {
  const found: FoundResource[] = [];
  for await (const some of reader(inPieces(Buffer.from(text), sizes))) found.push(...some);
  return found;
}

const resources = [
  fhirPatient({ last: 'Nguyễn "{[\\' }),
  fhirCoverage('c1', 'Patient/p1'),
  fhirPatient({ id: 'p2', last: '田中 ]}' }),
];

describe('the resources of a file', () => {
  it.each([
    ['NDJSON', asNdjson(resources), readNdjson],
    ['a Bundle', asBundle(resources), readBundle],
    ['a Bundle in one line', asBundle(resources, { compact: true }), readBundle],
    [
      'a Bundle with its entries first',
      asBundle(resources).replace('"resourceType": "Bundle",\n "type": "collection",', ''),
      readBundle,
    ],
  ])('of %s do not depend on where its bytes are cut (property)', async (_name, text, reader) => {
    const whole = await readAll(text);
    expect(whole.map((found) => 'resource' in found && found.resource)).toEqual(resources);
    const sizes = fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(sizes, async (each) => {
        expect(await readAll(text, each, reader)).toEqual(whole);
      }),
      { numRuns: 12 },
    );
  });

  it('of a Bundle: a list within an entry, and lists of other names, are not taken for its entries', async () => {
    const [patient] = resources;
    const bundle = JSON.stringify({
      resourceType: 'Bundle',
      link: [{ relation: 'self', entry: [1] }],
      meta: { entry: [{ no: 1 }] },
      entry: [
        { resource: patient, search: { entry: [{ no: 2 }] } },
        { request: { method: 'DELETE', url: 'Patient/9' } },
      ],
    });
    expect(await readAll(bundle)).toMatchObject([{ number: 1, resource: patient }]);
  });

  it('of NDJSON whose first line is longer than what is looked at, and has entries as a Bundle has', async () => {
    const list = { resourceType: 'List', note: 'x'.repeat(70_000), entry: [{ item: { reference: 'Patient/p1' } }] };
    const entriesFirst = { resourceType: 'List', entry: list.entry, note: list.note };
    for (const first of [list, entriesFirst])
      expect((await readAll(asNdjson([first, ...resources]))).map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  });

  it('of a Bundle without entries are none', async () => {
    expect(await readAll('{"resourceType":"Bundle","type":"collection"}')).toEqual([]);
    expect(await readAll('{"resourceType":"Bundle","entry":[]}')).toEqual([]);
  });

  it('a line of NDJSON without end is told, and the next ones are read', async () => {
    const found = await readAll(`{"a":"${'x'.repeat(17 * 1024 * 1024)}"}\n${asNdjson(resources)}`);
    expect(found[0]).toEqual({ number: 1, line: 1, error: 'The line is longer than 16 MB.' });
    expect(found).toHaveLength(4);
  });

  it('an entry without end stops the reading, and so do brackets without end', async () => {
    const start = '{"resourceType":"Bundle","entry":[\n{"resource":';
    await expect(readAll(`${start}"${'x'.repeat(17 * 1024 * 1024)}`)).rejects.toThrow('Line 2: An entry begins here');
    await expect(readAll(`${start}${'['.repeat(200)}`)).rejects.toThrow('Line 2: Brackets stand in brackets');
  });
});
