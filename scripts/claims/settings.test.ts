import { describe, expect, it } from 'vitest';
import { environmentVariables } from '../../apps/server/src/platform/settings/environment-variables.ts';
import { readEnvironment } from '../../apps/server/src/platform/settings/environment.ts';
import { SettingsError } from '../../apps/server/src/platform/settings/settings-error.ts';
import { codeIn, readDocument, readRows } from './read-document.ts';

const settings = Object.keys(environmentVariables.shape).toSorted();
const operations = readRows(readDocument('docs/operations.md'), 'setting');
const readme = readRows(readDocument('README.md'), 'setting');

const namesIn = (text: string): string[] => [...text.matchAll(/\b[A-Z]+(?:_[A-Z]+)*\b/g)].map(([name]) => name);
/** The settings of a table's first column. */
const listedIn = (rows: typeof readme): string[] => rows.flatMap((row) => codeIn(row.get('setting') ?? ''));

describe('the table of settings in docs/operations.md', () => {
  it('has every setting of the environment once, and no other', () => {
    expect(listedIn(operations).toSorted()).toEqual(settings);
  });

  const defaults = Object.entries(environmentVariables.parse({})).flatMap(([name, value]) =>
    typeof value === 'number' || typeof value === 'string' ? [[name, String(value)] as const] : [],
  );
  it.each(defaults)('has the default of %s, which is %s', (name, value) => {
    const row = operations.find((each) => codeIn(each.get('setting') ?? '').includes(name));
    expect((row?.get('default') ?? '').split(/[\s,;`()]+/)).toContain(value);
  });
});

describe('the table of settings in README.md', () => {
  const named = readme.flatMap((row) => [...row.values()].flatMap(codeIn)).filter((code) => /^[A-Z_]+$/.test(code));

  it('has settings of the environment alone, each once', () => {
    expect(settings).toEqual(expect.arrayContaining(named));
    expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
  });

  it('has every setting without which production does not start', () => {
    const needed = faultsOfNothingSet().flatMap((error) => namesIn(error).slice(0, 1));
    expect(needed).toContain('PORTICO_SECRET');
    expect(named).toEqual(expect.arrayContaining(needed));
  });
});

function faultsOfNothingSet(): readonly string[] {
  try {
    readEnvironment('production', {});
  } catch (error) {
    if (error instanceof SettingsError) return error.errors;
    throw error;
  }
  return [];
}
