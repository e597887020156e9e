import type { Kysely } from 'kysely';
import type { Keys } from '../crypto/keys.ts';
import { isSecretOfAudit } from '../audit/is-secret-of-audit.ts';
import { unseal } from '../crypto/sealed.ts';
import type { Place } from '../crypto/sealed-columns.ts';
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
export async function isSecretOfData(db: Kysely<Tables>, keys: Keys): Promise<boolean> {
  const account = await oldestAccount(db);
  if (account !== undefined) return canUnseal(keys, account);
  const patient = await oldestPatient(db);
  if (patient !== undefined) return canUnseal(keys, patient);
  return !(await hasTable(db, 'audit_head')) || isSecretOfAudit(db, keys);
}

async function hasRow(db: Kysely<Tables>, table: (typeof tablesOfData)[number]): Promise<boolean> {
  return (await db.selectFrom(table).selectAll().limit(1).execute()).length > 0;
}

/** A sealed value, and where it stands. */
interface Found {
  place: Place;
  sealed: string;
}

async function oldestAccount(db: Kysely<Tables>): Promise<Found | undefined> {
  if (!(await hasTable(db, 'accounts'))) return undefined;
  const query = db.selectFrom('accounts').select(['account_id', 'profile']).orderBy('created_at').limit(1);
  const row = await query.executeTakeFirst();
  return row && { place: { column: 'accounts.profile', row: { account_id: row.account_id } }, sealed: row.profile };
}

async function oldestPatient(db: Kysely<Tables>): Promise<Found | undefined> {
  if (!(await hasTable(db, 'patients'))) return undefined;
  const query = db.selectFrom('patients').select(['patient_id', 'record']).orderBy('updated_at').limit(1);
  const row = await query.executeTakeFirst();
  return row && { place: { column: 'patients.record', row: { patient_id: row.patient_id } }, sealed: row.record };
}

function canUnseal(keys: Keys, { place, sealed }: Found): boolean {
  try {
    unseal(keys, place, sealed);
    return true;
  } catch {
    return false;
  }
}
