import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readScreenTexts } from '../platform/settings/texts/screen-texts.ts';
import { runWithoutDatabase } from './testing/without-database.ts';

const isBuilt = (await readScreenTexts()) !== null;
const demonstration = new URL('../demo/health-system.json', import.meta.url);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-languages-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// Issue 16, point 6: whether a language has been reviewed, and what it lacks.
describe('portico languages check', () => {
  it.runIf(isBuilt)(
    'counts what a draft lacks, says that nobody has reviewed it, and prints what to translate',
    async () => {
      const { code, out } = await runWithoutDatabase(['languages', 'check', 'vi']);
      expect(code).toBe(0);
      expect(out).toMatch(/^vi, Tiếng Việt: not reviewed\n {2}\d+ of \d+ texts of screens, \d+ in English\n/);
      expect(out).toMatch(/ {2}\d+ that stand for nothing\n$/);
      const missing = JSON.parse((await runWithoutDatabase(['languages', 'check', 'vi', '--missing'])).out);
      expect(Object.keys(missing)).toEqual(['screens', 'messages', 'words']);
      expect(missing.screens).not.toHaveProperty('Sign in');
    },
  );

  it.runIf(isBuilt)('says which file of a language is not there', async () => {
    expect(await runWithoutDatabase(['languages', 'check', 'tlh'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/tlh.language\.json cannot be read\. A language has language\.json, screens\.json/),
    });
  });
});

describe('portico config check', () => {
  it('names the languages that are switched on, and which of them nobody has reviewed', async () => {
    const file = join(folder, 'portico.json');
    const settings = JSON.parse(await readFile(demonstration, 'utf8'));
    const { webConfigurationFile: _, ...rest } = settings;
    await writeFile(file, JSON.stringify({ ...rest, addedLanguages: ['vi'] }));
    const { out, err } = await runWithoutDatabase(['config', 'check', '--demonstration'], { PORTICO_CONFIG: file });
    // Where the web app is not built its texts cannot be compared, and none is taken.
    expect(`${out}${err}`).toMatch(/further languages +vi \(not reviewed\)/);
  });
});
