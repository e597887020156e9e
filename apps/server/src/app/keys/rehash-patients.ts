import type { Transaction } from 'kysely';
import { blockKeysOf } from '../../patients/matching/block-keys.ts';
import { digestOf, personKeysOf } from '../../patients/patient-keys.ts';
import { tryRegistry } from '../../patients/queries/patient-imports.ts';
import { unsealCoverage, unsealRecord } from '../../patients/stored-record.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { eachRow, nothing, type Walk } from './walk.ts';

/**
 * Lets patients be found by their person under the current secret alone, and imports see that nothing has changed. What
 * is stored is compared with what should be, since nobody can tell from a hash under which secret it is.
 */
export const rehashPatients: Walk = {
  name: 'patient_people, patient_blocks, digests',
  run: async (context) => {
    const { keys } = context;
    if (keys.previous === null) return nothing;
    return eachRow(context, { table: 'patients', id: 'patient_id' }, async (trx, ids) => {
      // While an import runs, the registry is its own.
      if (!(await tryRegistry(trx))) return { ...nothing, skipped: ids.length };
      const changed = (await rehashRecords(trx, keys, ids)) + (await rehashCoverage(trx, keys, ids));
      return { ...nothing, changed };
    });
  },
};

async function rehashRecords(trx: Transaction<Tables>, keys: Keys, ids: readonly string[]): Promise<number> {
  const rows = await trx
    .selectFrom('patients')
    .select(['patient_id', 'record', 'digest'])
    .where('patient_id', 'in', ids)
    .execute();
  const people = await trx.selectFrom('patient_people').selectAll().where('patient_id', 'in', ids).execute();
  const blocks = await trx.selectFrom('patient_blocks').selectAll().where('patient_id', 'in', ids).execute();
  const blocked = Map.groupBy(blocks, ({ patient_id }) => patient_id);
  const found = Map.groupBy(people, ({ patient_id }) => patient_id);
  let changed = 0;
  for (const { patient_id, record: sealed, digest: before } of rows) {
    const record = opened(() => unsealRecord(keys, { patient_id, record: sealed }));
    // Counted where its own column is walked.
    if (record === null) continue;
    const digest = digestOf(keys, record);
    const personKeys = personKeysOf(keys, record);
    const blockKeys = blockKeysOf(keys, record);
    const storedBlocks = (blocked.get(patient_id) ?? []).map(({ block_key }) => block_key);
    const stored = (found.get(patient_id) ?? []).map(({ person_key }) => person_key);
    if (isSame(before, digest) && areSame(stored, personKeys) && areSame(storedBlocks, blockKeys)) continue;
    await trx.deleteFrom('patient_blocks').where('patient_id', '=', patient_id).execute();
    if (blockKeys.length > 0) {
      await trx
        .insertInto('patient_blocks')
        .values(blockKeys.map((block_key) => ({ block_key, patient_id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await trx.deleteFrom('patient_people').where('patient_id', '=', patient_id).execute();
    if (personKeys.length > 0) {
      await trx
        .insertInto('patient_people')
        .values(personKeys.map((person_key) => ({ person_key, patient_id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await trx.updateTable('patients').set({ digest }).where('patient_id', '=', patient_id).execute();
    changed += 1;
  }
  return changed;
}

async function rehashCoverage(trx: Transaction<Tables>, keys: Keys, ids: readonly string[]): Promise<number> {
  const rows = await trx.selectFrom('patient_coverage').selectAll().where('patient_id', 'in', ids).execute();
  let changed = 0;
  for (const { patient_id, coverage_key, coverage: sealed, digest: before } of rows) {
    const coverage = opened(() => unsealCoverage(keys, { coverage_key, coverage: sealed }));
    if (coverage === null) continue;
    const digest = digestOf(keys, coverage);
    if (isSame(before, digest)) continue;
    await trx
      .updateTable('patient_coverage')
      .set({ digest })
      .where('patient_id', '=', patient_id)
      .where('coverage_key', '=', coverage_key)
      .execute();
    changed += 1;
  }
  return changed;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

function areSame(some: readonly Uint8Array[], others: readonly Uint8Array[]): boolean {
  const hexOf = (each: Uint8Array): string => Buffer.from(each).toString('hex');
  const [one, other] = [new Set(some.map(hexOf)), new Set(others.map(hexOf))];
  return one.size === other.size && [...one].every((each) => other.has(each));
}

function opened<Value>(open: () => Value): Value | null {
  try {
    return open();
  } catch {
    return null;
  }
}
