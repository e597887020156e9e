import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { patientIdOf } from '../patient-id.ts';
import { lockLinks } from '../queries/patient-accounts.ts';
import { moveCoverage } from '../queries/patients.ts';
import type { StoredPatient } from './find-stored.ts';
import { type AdtContext, type AdtPlan, planAdt, type PatientEvent } from './plan-adt.ts';
import { isAnother } from './same-person.ts';
import { type NewRecord, writeRecords } from './write-records.ts';

/** What a message has changed. */
export type AppliedAdt =
  | { readonly kind: 'changed' }
  /** The accounts that open another record now. */
  | { readonly kind: 'merged'; readonly accounts: readonly string[] }
  /** A newer message has come of the patient meanwhile: the record is as that one says. */
  | { readonly kind: 'superseded' };

/**
 * Brings what a message says into the registry. Call it with the registry locked. Nothing is written before everything was looked at.
 *
 * @throws Hl7Error for what cannot be taken, and for what only staff can decide.
 */
export async function applyAdt(trx: Transaction<Tables>, adt: PatientEvent, context: AdtContext): Promise<AppliedAdt> {
  const { keys } = context;
  const plan = await planHeld(trx, adt, context);
  if (plan.kind === 'superseded') return { kind: 'superseded' };
  const { after, merged } = plan;
  const { medicalRecordNumber } = after.record;
  const records = merged.map(({ old }): NewRecord => ({
    record: outOfUse(old),
    furtherNumbers: [],
    replacedBy: medicalRecordNumber,
  }));
  await writeRecords(trx, keys, [after, ...records], context);
  if (plan.kind === 'patient') return { kind: 'changed' };
  const old = records.map(({ record }) => patientIdOf(keys, record.medicalRecordNumber));
  await moveCoverage(trx, old, patientIdOf(keys, medicalRecordNumber));
  return { kind: 'merged', accounts: [...new Set(merged.flatMap(({ account }) => account ?? []))] };
}

/** A plan by who opens which record, where that decides: nobody is linked between the look and the act (docs/decisions/0243). */
async function planHeld(trx: Transaction<Tables>, adt: PatientEvent, context: AdtContext): Promise<AdtPlan> {
  if (adt.kind === 'merge') await lockLinks(trx);
  const plan = await planAdt(trx, adt, context);
  if (plan.kind !== 'patient' || plan.before === null || !isAnother(plan.before.record, plan.after.record)) return plan;
  await lockLinks(trx);
  return planAdt(trx, adt, context);
}

function outOfUse({ record }: StoredPatient): StoredPatient['record'] {
  return record.standing === 'active' ? { ...record, standing: 'inactive' } : record;
}
