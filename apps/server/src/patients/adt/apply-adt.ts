import { type AdtEvent, Hl7Error, type PatientIdentifier } from '@portico/hl7';
import type { Transaction } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { medicalRecordNumbers } from '../fhir/identifiers.ts';
import { patientIdOf } from '../patient-id.ts';
import { accountOf } from '../queries/patient-accounts.ts';
import { moveCoverage } from '../queries/patients.ts';
import { isAnother, requireMergeable } from './same-person.ts';
import { findStored, type StoredPatient } from './find-stored.ts';
import { patchRecord } from './patch-record.ts';
import { type NewRecord, writeRecords } from './write-records.ts';

export interface AdtContext {
  keys: Keys;
  /** Who assigns the medical record numbers that count; null for all of type MR. */
  mrnSystem: string | null;
  now: Date;
  receivedAt: Date;
  /** Staff have made sure who the people of the message are. */
  isConfirmed: boolean;
}

/** What a message has changed. */
export type AppliedAdt =
  | { readonly kind: 'changed' }
  /** The accounts that open another record now. */
  | { readonly kind: 'merged'; readonly accounts: readonly string[] }
  /** A newer message has come of the patient meanwhile: the record is as that one says. */
  | { readonly kind: 'superseded' };

type PatientEvent = Exclude<AdtEvent, { kind: 'none' }>;

/**
 * Brings what a message says into the registry. Call it with the registry locked. Nothing is written before everything was looked at.
 *
 * @throws Hl7Error for what cannot be taken, and for what only staff can decide.
 */
export async function applyAdt(trx: Transaction<Tables>, adt: PatientEvent, context: AdtContext): Promise<AppliedAdt> {
  const { keys, receivedAt } = context;
  const numbers = numbersOf(adt.patient.identifier, context);
  const [number] = numbers;
  if (number === undefined)
    throw new Hl7Error('PID', 3, 101, `the patient has no medical record number ${ofWhom(context)}`);
  const before = await findStored(trx, keys, number);
  if (before?.isReplaced === true)
    throw new Hl7Error('PID', 3, 205, 'the record of this number was merged into another one');
  const isOvertaken = isReplay(context) && (before?.toldAt ?? receivedAt) > receivedAt;
  if (adt.kind === 'patient' && isOvertaken) return { kind: 'superseded' };
  const survivor = await survivorOf(trx, adt, { before, number, numbers, isOvertaken }, context);
  if (adt.kind === 'patient') {
    await writeRecords(trx, keys, [survivor], context);
    return { kind: 'changed' };
  }
  return merge(trx, adt, survivor, context);
}

/** The record of PID after the message. */
async function survivorOf(
  trx: Transaction<Tables>,
  { patient }: PatientEvent,
  found: { before: StoredPatient | null; number: string; numbers: readonly string[]; isOvertaken: boolean },
  context: AdtContext,
): Promise<NewRecord> {
  const { before, number, numbers, isOvertaken } = found;
  const today = context.now.toISOString().slice(0, 10);
  if (before !== null && isOvertaken) return { record: before.record, furtherNumbers: numbers, replacedBy: null };
  const record = patchRecord(before?.record ?? null, patient, { medicalRecordNumber: number, today });
  const isHeld =
    before !== null &&
    !context.isConfirmed &&
    isAnother(before.record, record) &&
    (!before.isOwnNumber || (await accountOf(trx, before.patientId)) !== null);
  if (isHeld) throw new Hl7Error('PID', 3, 205, 'the record of this number is of somebody else, as it looks');
  return { record, furtherNumbers: numbers, replacedBy: null };
}

/** Puts the record of PID in the place of those that MRG names. A number that nobody has is from now on one of the patient's. */
async function merge(
  trx: Transaction<Tables>,
  { merged }: Extract<AdtEvent, { kind: 'merge' }>,
  survivor: NewRecord,
  context: AdtContext,
): Promise<AppliedAdt> {
  const { keys } = context;
  const { medicalRecordNumber } = survivor.record;
  const into = await findStored(trx, keys, medicalRecordNumber);
  const records: NewRecord[] = [];
  const unknown: string[] = [];
  const accounts: string[] = [];
  for (const identifiers of merged) {
    const numbers = numbersOf(identifiers, context);
    const [number] = numbers;
    if (number === undefined)
      throw new Hl7Error('MRG', 1, 101, `the record that was merged has no medical record number ${ofWhom(context)}`);
    const old = await findStored(trx, keys, number);
    if (old === null || !old.isOwnNumber) unknown.push(...numbers);
    else if (old.patientId !== into?.patientId) {
      const account = await requireMergeable(trx, old, { survivor: survivor.record, into }, context);
      if (account !== null) accounts.push(account);
      records.push({ record: outOfUse(old), furtherNumbers: [], replacedBy: medicalRecordNumber });
    }
  }
  const patient = { ...survivor, furtherNumbers: [...survivor.furtherNumbers, ...unknown] };
  await writeRecords(trx, keys, [patient, ...records], context);
  const old = records.map(({ record }) => patientIdOf(keys, record.medicalRecordNumber));
  await moveCoverage(trx, old, patientIdOf(keys, medicalRecordNumber));
  return { kind: 'merged', accounts };
}

function outOfUse({ record }: StoredPatient): StoredPatient['record'] {
  return record.standing === 'active' ? { ...record, standing: 'inactive' } : record;
}

/** Messages that come are taken in their order: the clocks of two servers may differ. */
function isReplay({ now, receivedAt }: AdtContext): boolean {
  return receivedAt < now;
}

function numbersOf(identifiers: readonly PatientIdentifier[], { mrnSystem, now }: AdtContext): string[] {
  return medicalRecordNumbers(identifiers, mrnSystem, now.toISOString().slice(0, 10));
}

function ofWhom({ mrnSystem }: AdtContext): string {
  return mrnSystem === null ? 'of type MR' : 'of the authority that is set';
}
