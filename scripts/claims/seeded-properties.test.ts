import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** Where the tests of a folder are set up: the number of projects with properties in it. */
const setUps = [
  { config: 'vitest.config.ts', folders: ['packages', 'apps/server/src'] },
  { config: 'apps/web/vitest.config.ts', folders: ['apps/web'] },
];

it.each(setUps)('properties try the same cases each time: $folders, by $config', ({ config, folders }) => {
  expect(textOf(config).match(/seeded-properties\.ts/g)).toHaveLength(folders.length);
});

it('properties stand in no other project', () => {
  const others = globSync(['scripts/**/*.test.ts', 'e2e/**/*.test.ts'], { cwd: root });
  expect(others.filter((path) => /fc\s*\.\s*assert\(/.test(textOf(path)))).toEqual([]);
});
