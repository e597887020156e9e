import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { sendMailJob } from '../documents/jobs/send-mail.ts';
import { printLetterJob } from '../documents/jobs/print-letter-job.ts';
import { sendSmsJob } from '../documents/jobs/send-sms.ts';
import { appendAudit } from '../platform/audit/append-audit.ts';
import { type AuditFinding, type AuditHead, verifyAudit } from '../platform/audit/verify-audit.ts';
import { BackupError } from '../platform/backup/backup-error.ts';
import { DATABASE_PART, type Manifest, PRICE_FILES_PART, readManifest } from '../platform/backup/manifest.ts';
import { settle, settleAll } from '../platform/backup/settle.ts';
import { stageBackup } from '../platform/backup/stage-backup.ts';
import { type Keys, readingKeys } from '../platform/crypto/keys.ts';
import type { Database, openDatabase } from '../platform/db/database.ts';
import { DATABASE_FOLDER } from '../platform/db/open-embedded.ts';
import { DatabaseInUseError, lockFolder } from '../platform/db/folder-lock.ts';
import { installationOfCommand } from '../platform/installation/installation-of-command.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { prepareDatabase } from './prepare-database.ts';

export interface RestoreRequest {
  /** Of the copy. */
  readonly folder: string;
  readonly settings: Settings;
  /** Who restores it, for the audit trail. */
  readonly operator: { readonly by: string; readonly user: string };
  readonly openDatabase: typeof openDatabase;
  readonly signal: AbortSignal;
  /** Whether it is only tried, in a folder that is removed again. */
  readonly isCheck: boolean;
}

/** What a copy has. */
export interface Restored {
  readonly manifest: Manifest;
  /** Where the audit trail ended. */
  readonly head: AuditHead;
  /** Of the audit trail; null where it is whole. It is restored as it was. */
  readonly damage: AuditFinding['broken'];
  /** Messages that were not sent yet. */
  readonly waiting: number;
}

/** Where it is put together, in the data folder: of one that was broken off, the next one begins anew. */
const STAGING = 'restoring';

/**
 * Restores a copy of the embedded database and of the price files into a data folder without a database. Until all of it is
 * there and has opened there is no database; whatever breaks off before leaves nothing behind that the next try minds.
 *
 * @throws BackupError if the copy is damaged, stands under another secret, or there is a database or a server already.
 * @throws InstallationError, SchemaError as at the start of a server on it.
 */
export async function restoreBackup(request: RestoreRequest): Promise<Restored> {
  const { folder, settings, isCheck } = request;
  const manifest = await readManifest(folder);
  requireSecret(manifest, settings.keys);
  if (isCheck) {
    const temporary = await mkdtemp(join(tmpdir(), 'portico-restore-'));
    try {
      return await restoreInto(join(temporary, STAGING), manifest, request);
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }
  const unlock = await lockForRestore(settings.dataFolder);
  try {
    const target = join(settings.dataFolder, DATABASE_FOLDER);
    await requireNone(target);
    const staging = join(settings.dataFolder, STAGING);
    await rm(staging, { recursive: true, force: true });
    const restored = await restoreInto(staging, manifest, request);
    // One that is there has the same bytes, by its digest.
    await mkdir(settings.priceFilesFolder, { recursive: true });
    await cp(join(staging, PRICE_FILES_PART), settings.priceFilesFolder, { recursive: true, force: false });
    await settleAll(staging, [...manifest.folders, ...manifest.files.map(({ path }) => path)]);
    await rename(join(staging, DATABASE_PART), target);
    await settle(settings.dataFolder);
    await rm(staging, { recursive: true, force: true });
    return restored;
  } finally {
    await unlock();
  }
}

/** Puts a copy together in a new folder, and opens it. One that does not open is removed. */
async function restoreInto(
  staging: string,
  manifest: Manifest,
  { folder, settings, operator, openDatabase, signal }: RestoreRequest,
): Promise<Restored> {
  try {
    await stageBackup({ folder, manifest, signal }, staging);
    const database = await openDatabase({ dataFolder: staging, mustExist: true });
    try {
      const installation = await installationOfCommand(database.db, settings.keys);
      const keys = await prepareDatabase(database, installation, undefined, settings.migratesByItself);
      const { head, broken } = await verifyAudit(database.db, keys);
      const waiting = await countMessages(database);
      const details = { command: 'restore', ...operator, host: hostname(), of: manifest.at };
      await database.db
        .transaction()
        .execute((trx) =>
          appendAudit(
            trx,
            { keys, now: new Date() },
            { event: 'databaseRestored', accountId: null, actor: 'staff', details },
          ),
        );
      return { manifest, head, damage: broken, waiting };
    } finally {
      await database.close();
    }
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
}

function requireSecret({ secrets }: Manifest, keys: Keys): void {
  const [needed = ''] = secrets;
  const given = readingKeys(keys).map(({ id }) => id);
  if (given.includes(needed)) return;
  throw new BackupError(
    `The copy stands under the secret ${needed}, and PORTICO_SECRET is ${given[0]}. Set the secret of then; nothing was restored.`,
  );
}

async function lockForRestore(dataFolder: string): Promise<() => Promise<void>> {
  try {
    return await lockFolder(dataFolder);
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    throw new BackupError(
      `A server or a command has the database in ${dataFolder} open. Stop it first, or name another folder in PORTICO_DATA. Nothing was restored.`,
      { cause: error },
    );
  }
}

async function requireNone(target: string): Promise<void> {
  const isThere = await stat(target).then(Boolean, () => false);
  if (!isThere) return;
  throw new BackupError(
    `There is a database in ${target}, and nothing is overwritten. Move it away (mv ${target} ${target}.before), then try again.`,
  );
}

async function countMessages({ db }: Database): Promise<number> {
  const names = [sendMailJob.name, sendSmsJob.name, printLetterJob.name];
  const { rows } = await sql<{ jobs: number }>`
    select count(*) as jobs from pgboss.job where state in ('created', 'retry') and name in (${sql.join(names)})`.execute(
    db,
  );
  return rows[0]?.jobs ?? 0;
}
