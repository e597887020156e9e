import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Limit } from '../../apps/server/src/platform/limits/limit.ts';
import { limits } from '../../apps/server/src/platform/limits/limits.ts';
import { root } from '../steps.ts';
import { numbersWithUnit } from './numbers-with-unit.ts';
import { codeIn, readDocument } from './read-document.ts';

const path = 'docs/security.md';
const document = readDocument(path);
const rows: ReadonlyArray<readonly [string, Limit]> = Object.entries(limits);

const heading = '| name | of whom or what | number | window | what it is |\n|---|---|---|---|---|\n';
const [before = '', after = ''] = document.split(heading);
const rest = after.replace(/^(?:\|.*\n)*/, '');
/** What the document says beside the table. What was measured, and what the specification asks for, is no limit of ours. */
const prose = `${before}${rest}`.replace(/^## Known and unknown[^]*/m, '');

describe('docs/security.md', () => {
  it('has a copy of the table of limits, with every subject, number and window', async () => {
    const table = rows.map(
      ([name, { subject, number, window, sentence }]) =>
        `| \`${name}\` | ${subject} | ${number ?? '–'} | ${durationOf(window)} | ${sentence} |\n`,
    );
    // Run with -u, this writes the table.
    await expect(`${before}${heading}${table.join('')}${rest}`).toMatchFileSnapshot(join(root, path));
  });

  it('says no number of tries and no time beside the table', () => {
    expect(numbersWithUnit(prose)).toEqual([]);
  });

  it('has no row that the code does not use', () => {
    const sources = globSync('apps/server/src/**/*.ts', { cwd: root })
      .filter((file) => !/\.test\.ts$|platform\/limits\/limits\.ts$/.test(file))
      .map(readDocument)
      .join('\n');
    const used = new Set([...sources.matchAll(/(?:\bl|L)imits\.(\w+)/g)].map(([, name]) => name));
    expect(rows.map(([name]) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  it('names rows that are in the table', () => {
    const others = ['audit', 'deviceId', 'none'];
    const named = codeIn(prose).filter((code) => /^[a-z]+[A-Za-z]*$/.test(code) && !others.includes(code));
    expect(named).toContain('loginAttempts');
    expect(named.filter((name) => !(name in limits))).toEqual([]);
  });
});

const units = [
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** In the largest unit that it is a whole number of. */
function durationOf(seconds: number | null): string {
  if (seconds === null) return '–';
  const [unit, length] = units.find(([, each]) => seconds % each === 0) ?? ['second', 1];
  const count = seconds / length;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
