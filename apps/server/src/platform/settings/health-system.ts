import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';
import { healthSystemFile } from './health-system-file.ts';
import { issueTexts, readJsonFile } from './json-file.ts';
import { SettingsError } from './settings-error.ts';

/** The health system whose portal this is (PORTICO_CONFIG). */
export type HealthSystem = Omit<z.infer<typeof healthSystemFile>, '$schema'>;
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
  const { $schema: _, picturesFolder, webConfigurationFile, ...system } = read.data;
  const beside = (path: string): string => resolve(dirname(file instanceof URL ? fileURLToPath(file) : file), path);
  const folder = picturesFolder === undefined ? undefined : beside(picturesFolder);
  if (folder !== undefined && !existsSync(folder)) {
    throw new SettingsError([`${String(file)}: picturesFolder: there is no folder ${folder}`]);
  }
  return {
    ...system,
    ...(folder === undefined ? {} : { picturesFolder: folder }),
    ...(webConfigurationFile === undefined ? {} : { webConfigurationFile: beside(webConfigurationFile) }),
  };
}
