import { describe, expect, it } from 'vitest';
import { keptPurposes } from '../../apps/server/src/platform/crypto/keys.ts';
import { houseFiles } from './house-files.ts';
import { codeIn, readDocument, readRows } from './read-document.ts';

const rows = readRows(readDocument('docs/decisions/0080-keys-that-can-be-changed.md'), 'purpose');
const listed = rows.flatMap((row) => codeIn(row.get('purpose') ?? ''));

/** The texts by which the sources call keys, also where a constant holds one. */
function purposesInSources(): string[] {
  const calls = /\b(?:keyedHash|keyedHashes|keptHashes|lastingHash|lastingSubkey|subkey)\(\w+, '([^']+)'/g;
  const constants = /\bconst PURPOSE = '([^']+)'/g;
  const found = houseFiles
    .glob('apps/server/src/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => houseFiles.read(path))
    .flatMap((text) => [...text.matchAll(calls), ...text.matchAll(constants)])
    .map(([, purpose = '']) => purpose);
  return [...new Set([...found, ...keptPurposes])].toSorted();
}

// OWASP ASVS 11.1.2: an inventory of keys (docs/asvs.md).
describe('decision 80 lists the keys', () => {
  it('every purpose of the sources, and no other', () => {
    expect(listed.toSorted()).toEqual(purposesInSources());
  });

  it('says of each what it is for and what becomes of it', () => {
    for (const row of rows) for (const cell of row.values()) expect(cell).not.toBe('');
  });
});
