import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { DATABASE_FOLDER, openInMemory } from '../platform/db/open-embedded.ts';

/** A file of a database, by its path in the database's folder; a folder has no contents. */
interface TemplateEntry {
  readonly path: string;
  readonly contents?: Uint8Array;
}

/**
 * Makes an embedded database in a folder, which `prepare` fills, to be copied. Small, because each copy takes as long as
 * the bytes that it has: write-ahead files of 1 MB, not 16, and neither of the two databases that nobody asks.
 */
export async function makePgliteTemplate(
  folder: string,
  prepare: (template: Database) => Promise<void>,
): Promise<void> {
  const dataDir = join(folder, DATABASE_FOLDER);
  await mkdir(folder);
  await (await PGlite.create({ dataDir, initDbStartParams: ['--wal-segsize=1'] })).close();
  const template = await openDatabase({ dataFolder: folder });
  await prepare(template);
  if (template.driver.engine === 'pglite') await makeLight(template.driver.pglite);
  await template.close();
}

async function makeLight(pglite: PGlite): Promise<void> {
  // Most of the buffers would be filled with zeros in vain.
  await pglite.exec("alter system set shared_buffers = '8MB'");
  await pglite.exec("update pg_database set datistemplate = false where datname like 'template_'");
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
  await pglite.exec('checkpoint');
}

/** Copies the template's database into a data folder. */
export async function copyPgliteTemplate(folder: string, dataFolder: string): Promise<void> {
  await cp(join(folder, DATABASE_FOLDER), join(dataFolder, DATABASE_FOLDER), { recursive: true });
}

/** What this worker has read, for all its test files (`isolate: false`). */
let template: Promise<TemplateEntry[]> | undefined;

/** Opens a copy of the template in memory. */
export async function openPgliteClone(folder: string): Promise<Database> {
  template ??= readTemplate(join(folder, DATABASE_FOLDER));
  return openInMemory(new CopyOfTemplate(await template));
}

/** Folders come before what is in them. */
async function readTemplate(folder: string, below = ''): Promise<TemplateEntry[]> {
  const entries: TemplateEntry[] = [];
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = `${below}/${entry.name}`;
    if (entry.isDirectory()) entries.push({ path }, ...(await readTemplate(folder, path)));
    else entries.push({ path, contents: await readFile(join(folder, path)) });
  }
  return entries;
}

/** PGlite's own files in memory, with a copy of the template's: half the work of the tar that `loadDataDir` reads. */
class CopyOfTemplate extends MemoryFS {
  private readonly entries: readonly TemplateEntry[];

  constructor(entries: readonly TemplateEntry[]) {
    super();
    this.entries = entries;
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS;
    files?.mkdirTree(PGlite.paths.PGDATA, 0o700);
    for (const { path, contents } of this.entries) {
      const full = `${PGlite.paths.PGDATA}${path}`;
      if (contents === undefined) files?.mkdir(full, 0o700);
      else files?.writeFile(full, Uint8Array.from(contents), { canOwn: true });
    }
  }
}
