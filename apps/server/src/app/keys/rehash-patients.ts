import type { Transaction } from 'kysely';
import { digestOf, personKeysOf } from '../../patients/patient-keys.ts';
import { tryRegistry } from '../../patients/queries/patient-imports.ts';
import { unsealCoverage, unsealRecord } from '../../patients/stored-record.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { eachPart, nothing, type Part, type Walk, type WalkContext, type Walked } from './walk.ts';

/** Lets patients be found by their person under the current secret alone, and imports see that nothing has changed. */
export const rehashPatients: readonly Walk[] = [
  { name: 'patient_people', run: (context) => walk(context, 'patients', rehashRecords) },
  { name: 'patient_coverage', run: (context) => walk(context, 'patient_coverage', rehashCoverage) },
];

type PartWork = (trx: Transaction<Tables>, keys: Keys, part: Part) => Promise<number>;

async function walk(context: WalkContext, table: 'patients' | 'patient_coverage', work: PartWork): Promise<Walked> {
  const { db, keys } = context;
  if (keys.previous === null) return nothing;
  return eachPart(context, table, (part) =>
    db.transaction().execute(async (trx) => {
      // While an import runs, the registry is its own: the next walk meets what it leaves.
      if (!(await tryRegistry(trx))) return nothing;
      return { changed: await work(trx, keys, part), unreadable: 0 };
    }),
  );
}

async function rehashRecords(trx: Transaction<Tables>, keys: Keys, part: Part): Promise<number> {
  const before = previousOf(keys);
  const rows = await trx.selectFrom('patients').select(['patient_id', 'record', 'digest']).where(part).execute();
  let changed = 0;
  for (const { patient_id, record: sealed, digest } of rows) {
    const record = opened(() => unsealRecord(keys, { patient_id, record: sealed }));
    if (record === null || Buffer.compare(digest, digestOf(before, record)) !== 0) continue;
    const person_keys = personKeysOf(keys, record);
    await trx.deleteFrom('patient_people').where('patient_id', '=', patient_id).execute();
    if (person_keys.length > 0) {
      const values = person_keys.map((person_key) => ({ person_key, patient_id }));
      await trx
        .insertInto('patient_people')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await trx
      .updateTable('patients')
      .set({ digest: digestOf(keys, record) })
      .where('patient_id', '=', patient_id)
      .execute();
    changed += 1;
  }
  return changed;
}

async function rehashCoverage(trx: Transaction<Tables>, keys: Keys, part: Part): Promise<number> {
  const before = previousOf(keys);
  const rows = await trx.selectFrom('patient_coverage').selectAll().where(part).execute();
  let changed = 0;
  for (const { patient_id, coverage_key, coverage: sealed, digest } of rows) {
    const coverage = opened(() => unsealCoverage(keys, { coverage_key, coverage: sealed }));
    if (coverage === null || Buffer.compare(digest, digestOf(before, coverage)) !== 0) continue;
    await trx
      .updateTable('patient_coverage')
      .set({ digest: digestOf(keys, coverage) })
      .where('patient_id', '=', patient_id)
      .where('coverage_key', '=', coverage_key)
      .execute();
    changed += 1;
  }
  return changed;
}

/** The keys as they were before the rotation. */
function previousOf(keys: Keys): Keys {
  return { ...keys, current: keys.previous ?? keys.current, previous: null };
}

function opened<Value>(open: () => Value): Value | null {
  try {
    return open();
  } catch {
    return null;
  }
}
