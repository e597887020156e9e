import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApiDocument } from '../openapi.ts';
import { plainNameOf } from './names.ts';

const root = join(import.meta.dirname, '../../../..');

/** Tests and their helpers are clients too: they send and read the names of the wire. */
const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root }).filter(
  (path) => !path.startsWith('packages/contract/') && !/\.test\.tsx?$|\/testing\//.test(path),
);

/** Names of fields in the document that have a plain name. Two letters, as in `cc`, are too few to search for. */
function opaqueNames(): string[] {
  const words = JSON.stringify(openApiDocument('', '', '')).match(/\w{3,}/g) ?? [];
  return [...new Set(words)].filter((word) => plainNameOf(word) !== word);
}

it('opaque names of the wire are in the contract only', () => {
  const names = opaqueNames();
  expect(names).toEqual(expect.arrayContaining(['PesGlo', 'eafId', 'stanfordPatient']));
  const pattern = new RegExp(String.raw`\b(?:${names.join('|')}|(?:Pes|Pet|pes|pet)[A-Z]\w+)\b`);
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));
  expect(found).toEqual([]);
});
