import { validateCsv, validateJson } from '@cmsgov/hpt-validator';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { PriceFileError } from './price-file-error.ts';
import { breaksConformity } from './rules/rules.ts';
import { exampleBytes, inChunks, readStream } from './testing/read.ts';

const textOf = (name: string): string => new TextDecoder().decode(exampleBytes(`valid/${name}`));

/** What is written in place of each value in turn; undefined removes it. */
const jsonValues = [undefined, null, '', 0, -1, 'x', [], {}, true, 5] as const;
const cells = ['', '-1', 'x', 'N/A'] as const;

/** The validator compiles its schema anew for each file, some hundred times. */
const LONGEST_MS = 120_000;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

// Issue 13, point 1: "nothing breaks a rule in silence".
describe('whatever the validator of CMS reports of an example with one value changed is reported here', () => {
  it.each([
    ['v3.json', 'v3.0'],
    ['v2.json', 'v2.2'],
  ])(
    '%s',
    async (name, version) => {
      expect(await silentBreaches(changedValues(JSON.parse(textOf(name)) as Json), version, validateJson)).toEqual([]);
    },
    LONGEST_MS,
  );

  it.each([
    ['v3-tall.csv', 'v3.0'],
    ['v3-wide.csv', 'v3.0'],
    ['v2-tall.csv', 'v2.2'],
    // Rows that explain a modifier: requirement 11 of the data dictionary (CSV).
    ['v3-tall-modifiers.csv', 'v3.0'],
    ['v3-wide-modifiers.csv', 'v3.0'],
  ])(
    '%s',
    async (name, version) => {
      expect(await silentBreaches(changedCells(textOf(name)), version, validateCsv)).toEqual([]);
    },
    LONGEST_MS,
  );
});

interface Changed {
  what: string;
  text: string;
}

async function silentBreaches(
  changes: Iterable<Changed>,
  version: string,
  validate: typeof validateJson | typeof validateCsv,
): Promise<string[]> {
  const silent: string[] = [];
  for (const { what, text } of changes) {
    if (await isReported(text)) continue;
    const { valid, errors } = await validate(Readable.from([text]), version);
    if (!valid) silent.push(`${what}: ${errors[0]?.message}`);
  }
  return silent;
}

async function isReported(text: string): Promise<boolean> {
  try {
    const { findings } = await readStream(inChunks(new TextEncoder().encode(text), []));
    // The older examples have a finding of their own.
    const others = findings.filter(({ rule }) => rule !== 'nine-nines');
    return others.some(({ rule, outcome }) => outcome !== 'taken' || breaksConformity(rule));
  } catch (error) {
    if (error instanceof PriceFileError) return true;
    throw error;
  }
}

/** The document with each of its values in turn as each of the others. */
function* changedValues(root: Json): Generator<Changed> {
  const change = function* (value: Json, path: string): Generator<Changed> {
    if (typeof value !== 'object' || value === null) return;
    const parent = value as Record<string, Json | undefined>;
    for (const [key, before] of Object.entries(value as Record<string, Json>)) {
      const at = `${path}/${key}`;
      for (const other of jsonValues) {
        if (other === undefined && Array.isArray(value)) continue;
        parent[key] = other as Json | undefined;
        yield { what: `${at} = ${JSON.stringify(other)}`, text: JSON.stringify(root) };
      }
      parent[key] = before;
      yield* change(before, at);
    }
  };
  yield* change(root, '');
}

/** The file with each of its cells in turn as each of the others. No cell of the examples has a quote within. */
function* changedCells(text: string): Generator<Changed> {
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => line.match(/("[^"]*"|[^,]*)(?:,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? []);
  for (const [y, row] of rows.entries()) {
    for (const [x, before] of row.entries()) {
      for (const other of cells) {
        row[x] = other;
        yield {
          what: `line ${y + 1}, ${y === 2 ? before : rows[2]?.[x]} = ${other}`,
          text: `${rows.map((each) => each.join(',')).join('\n')}\n`,
        };
      }
      row[x] = before;
    }
  }
}
