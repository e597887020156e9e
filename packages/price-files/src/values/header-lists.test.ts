import { expect, it } from 'vitest';
import { exampleBytes, inChunks, readStream } from '../testing/read.ts';

/** The example with other names of its locations, which are a list of two there. */
async function namesOf(names: string): Promise<[readonly string[] | undefined, string[]]> {
  const text = new TextDecoder().decode(exampleBytes('valid/v3.json'));
  const changed = text.replace(/"location_name": \[[^\]]*\]/, `"location_name": ${names}`);
  expect(changed).not.toBe(text);
  const { headers, findings } = await readStream(inChunks(new TextEncoder().encode(changed), []));
  return [headers[0]?.locationNames, findings.map(({ rule }) => rule)];
}

// Data dictionary 3.0.0, location_name: a list in JSON, and texts with bars between them in a CSV.
it('a bar in one of several names of a JSON list is part of the name', async () =>
  expect(await namesOf('["Cedar Point Hospital", "Lab | North Wing"]')).toEqual([
    ['Cedar Point Hospital', 'Lab | North Wing'],
    [],
  ]));

it('all names in one text, as a CSV has them, are a list', async () =>
  expect(await namesOf('["Cedar Point Hospital|Cedar Point Imaging"]')).toEqual([
    ['Cedar Point Hospital', 'Cedar Point Imaging'],
    ['json-type'],
  ]));
