import type { Kysely } from 'kysely';
import { isSecretOfAudit } from '../audit/is-secret-of-audit.ts';
import { unseal } from '../crypto/sealed.ts';
import { hasTable } from '../db/has-table.ts';
import type { Tables } from '../db/tables.ts';

/** Where the first data of any portal goes. */
const tablesOfData = ['audit_entries', 'accounts', 'patients', 'price_versions'] as const;

/** Whether a database without a mark holds anything: it was then made before databases had marks. */
export async function holdsData(db: Kysely<Tables>): Promise<boolean> {
  for (const table of tablesOfData) if ((await hasTable(db, table)) && (await hasRow(db, table))) return true;
  return false;
}

/**
 * Whether the data of such a database was made with this secret. The oldest account tells; without accounts the patient
 * whose record is the oldest; without either the end of the audit trail, which a server with a wrong secret may have
 * spoiled. True where nothing was made with a secret.
 */
export async function isSecretOfData(db: Kysely<Tables>, secret: string): Promise<boolean> {
  const sealed = (await oldestProfile(db)) ?? (await oldestRecord(db));
  if (sealed !== undefined) return canUnseal(secret, sealed);
  return !(await hasTable(db, 'audit_head')) || isSecretOfAudit(db, secret);
}

async function hasRow(db: Kysely<Tables>, table: (typeof tablesOfData)[number]): Promise<boolean> {
  return (await db.selectFrom(table).selectAll().limit(1).execute()).length > 0;
}

async function oldestProfile(db: Kysely<Tables>): Promise<string | undefined> {
  if (!(await hasTable(db, 'accounts'))) return undefined;
  const query = db.selectFrom('accounts').select('profile').orderBy('created_at').limit(1);
  return (await query.executeTakeFirst())?.profile;
}

async function oldestRecord(db: Kysely<Tables>): Promise<string | undefined> {
  if (!(await hasTable(db, 'patients'))) return undefined;
  const query = db.selectFrom('patients').select('record').orderBy('updated_at').limit(1);
  return (await query.executeTakeFirst())?.record;
}

function canUnseal(secret: string, sealed: string): boolean {
  try {
    unseal(secret, sealed);
    return true;
  } catch {
    return false;
  }
}
