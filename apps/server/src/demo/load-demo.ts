import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Database } from '../platform/db/database.ts';
import { livePriceFiles, type PriceVersion } from '../prices/queries/version-states.ts';
import type { Clock } from '../ports/clock.ts';
import { importPriceFile } from '../prices/import-price-file.ts';
import { keepOriginal } from '../prices/originals/keep-original.ts';
import { PriceImportError } from '../prices/price-import-error.ts';
import type { HealthSystem } from '../platform/settings/health-system.ts';
import { sha256OfFile } from '../platform/files/open-source.ts';
import { confirmPayorNames, type ConfirmingSettings } from './confirm-payor-names.ts';
import { loadAccounts } from './load-accounts.ts';
import { loadPatients } from './load-patients.ts';
import {
  type DemonstrationPriceFile,
  demonstrationPriceFiles,
  generatorVersion,
  writeDemonstrationPriceFiles,
} from './price-files/index.ts';

/**
 * The settings that this needs: where files go, the portal's locations, payors and terms, and the secret that seals
 * accounts.
 */
export type DemonstrationSettings = ConfirmingSettings & {
  dataFolder: string;
  priceFilesFolder: string;
  healthSystem: Pick<HealthSystem, 'accountTerms'>;
};

/**
 * Loads the demonstration's accounts, patients, prices and payor names into the database. Writes the three price files
 * to `demo-prices` in the data folder, if they are missing or if another version of the generator made them. Imports
 * those that are not live yet, with the operator's own import. Changes nothing if all data are loaded. A file that an
 * operator has imported for one of the locations stays.
 *
 * @throws PriceImportError if a file cannot be imported.
 */
export const loadDemonstration = async (
  database: Database,
  settings: DemonstrationSettings,
  clock: Clock,
): Promise<void> => {
  const termsVersion = settings.healthSystem.accountTerms.version;
  await loadAccounts(database, { keys: settings.keys, termsVersion }, clock);
  await loadPatients(database, settings.keys, clock);
  const files = await prepareFiles(join(settings.dataFolder, 'demo-prices'));
  const known = new Set(settings.healthSystem.locations.map((location) => location.id));
  const live = new Map((await livePriceFiles(database.db)).map((file) => [file.locationId, file]));
  for (const file of files) {
    if (!known.has(file.locationId)) continue;
    // Also of a demonstration that an earlier version has made, which kept none.
    await keepOriginal(settings.priceFilesFolder, file.path);
    if (await isWanted(file, live.get(file.locationId))) await importUnlessRunning(database, clock, file);
  }
  await confirmPayorNames(database, settings, clock.now());
};

/**
 * The files on disk, written anew if needed. The version is written last, so that an incomplete set never counts as
 * complete.
 */
const prepareFiles = async (folder: string): Promise<readonly DemonstrationPriceFile[]> => {
  const files = demonstrationPriceFiles(folder);
  const noteOfVersion = join(folder, 'generator-version.txt');
  const version = await readFile(noteOfVersion, 'utf8').catch(() => '');
  const present = await Promise.all(files.map(({ path }) => stat(path).then(Boolean, () => false)));
  if (version.trim() === String(generatorVersion) && present.every(Boolean)) return files;
  await writeDemonstrationPriceFiles(folder);
  await writeFile(noteOfVersion, `${generatorVersion}\n`);
  return files;
};

/** Whether a location has no prices yet, or an older version of this file. */
const isWanted = async (file: DemonstrationPriceFile, live: PriceVersion | undefined): Promise<boolean> => {
  if (live === undefined) return true;
  return live.fileName === basename(file.path) && live.fileSha256 !== (await sha256OfFile(file.path));
};

/** Several servers may start on one database: one of them imports, and the others skip the import. */
const importUnlessRunning = async (database: Database, clock: Clock, file: DemonstrationPriceFile): Promise<void> => {
  try {
    await importPriceFile(database, clock, file);
  } catch (error) {
    if (!(error instanceof PriceImportError && error.reason === 'in progress')) throw error;
  }
};
