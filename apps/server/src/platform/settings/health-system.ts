import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';
import type { HospitalBrand } from './brand/brand.ts';
import { readBrandFiles } from './brand/read-brand-files.ts';
import { healthSystemFile } from './health-system-file.ts';
import { issueTexts, readJsonFile } from './json-file.ts';
import { type AddedLanguageTexts, readAddedLanguages } from './languages/added-languages.ts';
import { SettingsError } from './settings-error.ts';
import { type OwnTextsByLanguage, readTextsFiles } from './texts/texts-files.ts';

/** The health system whose portal this is (PORTICO_CONFIG). */
export type HealthSystem = Omit<z.infer<typeof healthSystemFile>, '$schema' | 'brand' | 'texts' | 'addedLanguages'> & {
  brand?: HospitalBrand;
  /** The hospital's own words in place of ours. */
  texts: OwnTextsByLanguage;
  /** Languages beside those of the code, whose texts are data. */
  addedLanguages: readonly AddedLanguageTexts[];
};
export type HealthSystemPayor = HealthSystem['payors'][number];
export type HealthSystemLocation = HealthSystem['locations'][number];
export type HealthSystemServiceArea = HealthSystem['serviceAreas'][number];
export type HealthSystemProvider = HealthSystemLocation['providers'][number];

/**
 * Reads and validates the JSON file that describes the health system.
 *
 * @throws SettingsError with every error and its path in the file, as `serviceAreas[0].locations[1]: …`.
 */
export async function readHealthSystem(file: string | URL): Promise<HealthSystem> {
  const json = await readJsonFile(file, "Set PORTICO_CONFIG to the health system's JSON file.");
  const read = healthSystemFile.safeParse(json);
  if (!read.success) {
    throw new SettingsError(issueTexts(file, read.error.issues));
  }
  const {
    $schema: _,
    picturesFolder,
    webConfigurationFile,
    brand: named,
    texts: files,
    addedLanguages: tags,
    ...system
  } = read.data;
  const beside = (path: string): string => resolve(dirname(file instanceof URL ? fileURLToPath(file) : file), path);
  const errors: string[] = [];
  const folder = picturesFolder === undefined ? undefined : beside(picturesFolder);
  if (folder !== undefined && !existsSync(folder)) errors.push(`picturesFolder: there is no folder ${folder}`);
  const brand = named === undefined ? undefined : await readBrandFiles(named, beside, errors);
  const texts = await readTextsFiles(files, beside, errors);
  const addedLanguages = await readAddedLanguages(tags, beside, errors);
  if (errors.length > 0) throw new SettingsError(errors.map((error) => `${String(file)}: ${error}`));
  return {
    ...system,
    texts,
    addedLanguages,
    ...(brand === undefined ? {} : { brand }),
    ...(folder === undefined ? {} : { picturesFolder: folder }),
    ...(webConfigurationFile === undefined ? {} : { webConfigurationFile: beside(webConfigurationFile) }),
  };
}
