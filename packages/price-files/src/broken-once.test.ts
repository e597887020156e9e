import { validateCsv, validateJson } from '@cmsgov/hpt-validator';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { PriceFileFinding } from './findings/finding.ts';
import { PriceFileError } from './price-file-error.ts';
import { ruleIds } from './rules/rules.ts';
import { type BrokenOnce, brokenOnce } from './testing/broken-once.ts';
import { exampleBytes, inChunks, type Reading, readStream } from './testing/read.ts';

const names = ['v3.json', 'v3-tall.csv', 'v3-wide.csv', 'v2.json', 'v2-tall.csv'];
const cases = names.map((name) => [name, brokenOnce(name)] as const);

/** Rules whose breach CMS's validator does not report, each with the reason why this check does. */
const silent = new Map(
  exampleText('broken-once/validator-is-silent.txt')
    .split('\n')
    .filter((line) => line.includes(' | '))
    .slice(1)
    .map((line) => line.split(' | ') as [string, string]),
);

/** The day on which the examples are read. */
const TODAY = '2026-06-01';

/** The validator compiles its schema anew for each file. */
const LONGEST_MS = 60_000;

const used = new Set<string>();

// Issue 13, "What proves it": "our own small files, one for each rule of the dictionary, valid and broken in one place".
describe.each(cases)('%s, broken in one place', (name, all) => {
  it.each(all)('$rule: outcome, place, what stands there and what to write instead', async ({ content, expected }) => {
    const habits = new Set(await findingsIn(exampleBytes(`valid/${name}`)));
    expect((await findingsIn(content)).filter((finding) => !habits.has(finding)).toSorted()).toEqual(
      expected.toSorted(),
    );
  });

  it(
    'is reported by the validator of CMS, or a line says why not',
    async () => {
      const unreported: string[] = [];
      for (const each of all) {
        // Of a rule about which a line says why, one case that needs the line is enough.
        if (used.has(each.rule) || !(await passesAtCms(name, each))) continue;
        if (silent.has(each.rule)) used.add(each.rule);
        else unreported.push(each.rule);
      }
      expect(unreported).toEqual([]);
    },
    LONGEST_MS,
  );
});

describe('the table of rules', () => {
  it('says of no rule without need why the validator is silent', () => {
    expect([...silent.keys()].filter((rule) => !used.has(rule))).toEqual([]);
  });

  it('has an example of each rule', () => {
    const shown = cases.flatMap(([, all]) => all.map(({ rule }) => rule));
    const others = exampleText('invalid/expected.txt')
      .split('\n')
      .map((line) => line.split(' | ')[4]);
    // The limits are shown by files without end, and the encodings by bytes.
    const byTests = ['limit', 'encoding'];
    expect(ruleIds.filter((rule) => ![...shown, ...others, ...byTests].includes(rule))).toEqual([]);
  });
});

function exampleText(name: string): string {
  return readFileSync(new URL(`../examples/${name}`, import.meta.url), 'utf8');
}

async function findingsIn(content: Uint8Array): Promise<string[]> {
  const reading: Reading = { headers: [], items: [], findings: [] };
  try {
    await readStream(inChunks(content, []), reading, { today: TODAY });
  } catch (error) {
    if (!(error instanceof PriceFileError)) throw error;
    return [lineOf(error.finding())];
  }
  return reading.findings.map(lineOf);
}

function lineOf({ rule, outcome, line, pointer, column, found, remedy }: PriceFileFinding): string {
  return [rule, outcome, line, pointer ?? column ?? '-', found ?? '-', remedy].join(' | ');
}

async function passesAtCms(name: string, { content }: BrokenOnce): Promise<boolean> {
  const stream = Readable.from([new TextDecoder().decode(content)]);
  const version = name.startsWith('v2') ? 'v2.2' : 'v3.0';
  const { valid } = await (name.endsWith('.json') ? validateJson(stream, version) : validateCsv(stream, version));
  return valid;
}
