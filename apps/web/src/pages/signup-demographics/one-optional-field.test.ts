import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

/** Files of the product that name a field: neither tests nor what only tests use. */
function filesThatName(field: string): string[] {
  return globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .filter((file) => new RegExp(`\\b${field}\\b`).test(readFileSync(`${root}/${file}`, 'utf8')))
    .toSorted();
}

it('names an optional field of the sign-up in four files: its rule, its place on the wire, its input and its sentences', () => {
  expect(filesThatName('workPhone')).toEqual([
    'apps/web/src/pages/signup-demographics/contact-part.tsx',
    'apps/web/src/pages/signup-demographics/use-demographics-messages.ts',
    'packages/contract/src/models/sign-up.ts',
    'packages/rules/src/forms/demographics.ts',
  ]);
});
