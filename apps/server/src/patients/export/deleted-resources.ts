import type { Transaction } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { writeRecords } from '../adt/write-records.ts';
import { asObject, asText, objectsOf } from '../fhir/json.ts';
import { readNdjson } from '../import/read-ndjson.ts';
import { referenceKey } from '../patient-keys.ts';
import { patientOfReference } from '../queries/patients.ts';
import { unsealRecord } from '../stored-record.ts';
import type { ExportServices } from './export-services.ts';
import type { ExportState } from './export-state.ts';

const PATTERN = /^(?:Patient|Coverage)\/[A-Za-z0-9.-]{1,64}$/;

/**
 * The names of resources that the server says to be deleted: Bundles of transactions with an entry for each (Bulk Data Access 2.0, "deleted").
 *
 * @throws PatientsUnreachable, ExportGone
 */
export async function readDeleted(
  { deleted, requiresToken }: ExportState,
  { port, signal }: ExportServices,
): Promise<string[]> {
  const names: string[] = [];
  for (const file of deleted) {
    const { bytes } = await port.fetch({ ...file, requiresToken, offset: 0, etag: null, signal });
    for await (const list of readNdjson(bytes))
      for (const found of list)
        if ('resource' in found)
          names.push(
            ...objectsOf(found.resource['entry'])
              .map(({ request }) => asObject(request))
              .filter(({ method }) => method === 'DELETE')
              .map(({ url }) => asText(url))
              .filter((url) => PATTERN.test(url)),
          );
  }
  return names;
}

/** When it is, and of when the export is. */
interface Times {
  now: Date;
  asOf: Date;
}

/**
 * Takes out coverage that was deleted; a patient who was deleted stays, out of use, since an account may be theirs. Patients of whom a message has
 * come since the export's time stay as that says (decision 142).
 *
 * @returns how many were known, and taken out.
 */
export async function removeDeleted(
  trx: Transaction<Tables>,
  keys: Keys,
  names: readonly string[],
  times: Times,
): Promise<number> {
  let known = 0;
  for (const name of names) {
    const key = referenceKey(keys, name);
    if (name.startsWith('Coverage/')) {
      const { numDeletedRows } = await trx
        .deleteFrom('patient_coverage')
        .where('coverage_key', '=', key)
        .executeTakeFirstOrThrow();
      known += Number(numDeletedRows);
    } else if (await takeOutOfUse(trx, keys, await patientOfReference(trx, key), times)) known += 1;
  }
  return known;
}

async function takeOutOfUse(
  trx: Transaction<Tables>,
  keys: Keys,
  patientId: string | undefined,
  { now, asOf }: Times,
): Promise<boolean> {
  if (patientId === undefined) return false;
  const row = await trx
    .selectFrom('patients')
    .select(['patient_id', 'record', 'replaced_by', 'told_at'])
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
  if (row === undefined || row.replaced_by !== null) return false;
  if (row.told_at !== null && row.told_at > asOf) return false;
  const record = unsealRecord(keys, row);
  if (record.standing !== 'active') return false;
  const outOfUse = { ...record, standing: 'inactive' as const };
  await writeRecords(trx, keys, [{ record: outOfUse, furtherNumbers: [], replacedBy: null }], {
    now,
    receivedAt: null,
  });
  return true;
}
