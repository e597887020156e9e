import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { asCsvTall } from './as-csv-tall.ts';
import { asCsvWide } from './as-csv-wide.ts';
import { asJson } from './as-json.ts';
import { itemsOf } from './items.ts';
import { nextItems, nextUpdatedOn } from './next-file.ts';
import { demonstrationSites, neighbouringHospital } from './sites.ts';

/** Raise it if a figure or a code of the generated files changes: files of another version are written anew. */
export const generatorVersion = 6;

/** A generated price file and the location that it belongs to. */
export type DemonstrationPriceFile = { locationId: string; path: string };

const writers = { json: asJson, 'csv-tall': asCsvTall, 'csv-wide': asCsvWide } as const;

/**
 * Writes to a temporary file and renames it, so that an existing file is always complete, also if two servers write it.
 */
const writePriceFile = async (rows: Generator<string>, path: string): Promise<void> => {
  const text = Readable.from(rows);
  const packing = path.endsWith('.gz') ? createGzip() : new PassThrough();
  const part = `${path}.${process.pid}-${randomBytes(6).toString('hex')}.part`;
  try {
    await pipeline(text, packing, createWriteStream(part));
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
};

/** The path of each site's price file in a folder, whether it exists or not. */
export const demonstrationPriceFiles = (folder: string): readonly DemonstrationPriceFile[] =>
  demonstrationSites.map((site) => ({ locationId: site.locationId, path: join(folder, site.fileName) }));

/** The path of the file that the neighbouring hospital publishes, whether it exists or not. */
export const neighboursPriceFile = (folder: string): string => join(folder, 'neighbour', neighbouringHospital.fileName);

/**
 * Writes a valid CMS v3.0.0 price file (45 CFR 180.50) for each site of the demonstration into a folder, and creates
 * the folder if needed: JSON for the main hospital, tall CSV for the other two, gzipped for the last. In the folder
 * `next` it writes what the clinic publishes next, which is not live, and in `neighbour` what a hospital nearby publishes, in wide CSV.
 * Always the same bytes.
 */
export const writeDemonstrationPriceFiles = async (folder: string): Promise<readonly DemonstrationPriceFile[]> => {
  for (const name of ['next', 'neighbour']) await mkdir(join(folder, name), { recursive: true });
  await writePriceFile(asCsvWide(neighbouringHospital, itemsOf(neighbouringHospital)), neighboursPriceFile(folder));
  for (const site of demonstrationSites) {
    const items = itemsOf(site);
    await writePriceFile(writers[site.format](site, items), join(folder, site.fileName));
    if (site.locationId !== 'north-valley') continue;
    const next = asCsvTall(site, nextItems(items), nextUpdatedOn);
    await writePriceFile(next, join(folder, 'next', site.fileName.replace(/\.gz$/, '')));
  }
  return demonstrationPriceFiles(folder);
};
