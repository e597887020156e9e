import { languages } from './words.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * A list or a comparison of languages that is written by hand would leave out the next language without a word: the compiler
 * names neither. A `Record<Language, …>` it does name.
 */
const code = `['"](?:${languages.join('|')})['"]`;
const writtenByHand: ReadonlyArray<readonly [what: string, pattern: RegExp, example: string]> = [
  ['a union', new RegExp(String.raw`${code}\s*\|\s*${code}`), "let chosen: 'en' | 'es';"],
  ['a list', new RegExp(String.raw`${code}\s*,\s*${code}`), "z.enum(['en', 'es'])"],
  ['a comparison', new RegExp(String.raw`[!=]==?\s*${code}|${code}\s*[!=]==?`), "chosen === 'es' ? 1 : 2"],
  ['a case', new RegExp(String.raw`\bcase\s+${code}`), "case 'es':"],
  ['the beginning of a tag', new RegExp(String.raw`startsWith\(${code}`), "tag.startsWith('es')"],
  ['a pattern of codes', new RegExp(`\\b(?:${languages.join('|')})\\|(?:${languages.join('|')})\\b`), '/^(en|es)$/'],
];

const root = join(import.meta.dirname, '../../..');
const table = 'packages/contract/src/words.ts';
const sources = globSync(
  ['apps/*/*.ts', 'apps/*/build/**/*.ts', 'apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'],
  {
    cwd: root,
  },
).filter((path) => !/\.test\.tsx?$/.test(path) && path !== table);

describe('languages in the sources', () => {
  it.each(writtenByHand)('are not written by hand as %s', (_what, pattern, example) => {
    expect(example).toMatch(pattern);
    expect(sources.length).toBeGreaterThan(1000);
    const found = sources.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));
    expect(found).toEqual([]);
  });
});
