import { fileURLToPath } from 'node:url';
import type { Keys } from '../platform/crypto/keys.ts';
import { personKeys, usernameKeys } from '../platform/crypto/lookup-keys.ts';
import { appendAudit } from '../platform/audit/append-audit.ts';
import type { Database } from '../platform/db/database.ts';
import { saveAccountProof } from '../accounts/queries/account-proofs.ts';
import { findAccountByUsername, setAccountPatient } from '../accounts/queries/accounts.ts';
import { linkAccount } from '../patients/queries/patient-accounts.ts';
import { patientsOfPerson } from '../patients/queries/patients.ts';
import { importPatients } from '../patients/import/import-patients.ts';
import type { Clock } from '../ports/clock.ts';
import { everyAccount } from './accounts.ts';

const path = fileURLToPath(new URL('patients/patients.json', import.meta.url));

/**
 * Imports the demonstration's patients with the operator's own import, and links those with an account to it. Changes
 * nothing if all data are loaded.
 */
export async function loadPatients(database: Database, keys: Keys, clock: Clock): Promise<void> {
  const now = clock.now();
  await importPatients(database, { keys, mrnSystem: null, now }, { path }, async (trx, { patients, coverage }) => {
    const details = { newPatients: patients.new, newCoverage: coverage.new, demonstration: true };
    if (patients.new + patients.changed + coverage.new + coverage.changed === 0) return;
    await appendAudit(trx, { keys, now }, { event: 'patientsImported', accountId: null, actor: 'system', details });
  });
  const { db } = database;
  for (const account of everyAccount) {
    const found = await findAccountByUsername(db, usernameKeys(keys, account.username));
    const [patientId] = await patientsOfPerson(db, personKeys(keys, account));
    if (found === undefined || patientId === undefined) continue;
    const { account_id: accountId } = found;
    await db.transaction().execute(async (trx) => {
      if (!(await linkAccount(trx, { patientId, accountId, now }))) return;
      await setAccountPatient(trx, accountId, patientId);
      await saveAccountProof(trx, accountId, { method: 'letter', at: now });
    });
  }
}
