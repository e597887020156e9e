import { type AdtEvent, Hl7Error, type PatientIdentifier } from '@portico/hl7';
import type { Transaction } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { medicalRecordNumbers } from '../fhir/identifiers.ts';
import { accountOf } from '../queries/patient-accounts.ts';
import { findStored, type StoredPatient } from './find-stored.ts';
import { patchRecord } from './patch-record.ts';
import { isAnother, requireMergeable } from './same-person.ts';
import type { NewRecord } from './write-records.ts';

export interface AdtContext {
  keys: Keys;
  /** Who assigns the medical record numbers that count; null for all of type MR. */
  mrnSystem: string | null;
  now: Date;
  receivedAt: Date;
  /** Staff have made sure who the people of the message are. */
  isConfirmed: boolean;
}

/** A record that goes out of use in a merge. */
interface MergedPatient {
  old: StoredPatient;
  /** The account that opens the survivor's record from then on; null for none. */
  account: string | null;
}

/** What a message would change. */
export interface PatientPlan {
  kind: 'patient' | 'merge';
  /** The record of PID as it is; null for a patient who is new. */
  before: StoredPatient | null;
  after: NewRecord;
  /** Of a merge. */
  merged: readonly MergedPatient[];
}

/** `superseded`: a newer message has come of the patient meanwhile, and the record is as that one says. */
export type AdtPlan = PatientPlan | { kind: 'superseded' };

export type PatientEvent = Exclude<AdtEvent, { kind: 'none' }>;

/**
 * Looks at everything that a message would change, and writes nothing.
 *
 * @throws Hl7Error for what cannot be taken, and for what only staff can decide.
 */
export async function planAdt(trx: Transaction<Tables>, adt: PatientEvent, context: AdtContext): Promise<AdtPlan> {
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
  const after = await survivorOf(trx, adt, { before, number, numbers, isOvertaken }, context);
  if (adt.kind === 'patient') return { kind: 'patient', before, after, merged: [] };
  return planMerge(trx, adt, { before, after }, context);
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

/** Which records go out of use, and which of MRG's numbers nobody has: those are from now on the patient's. */
async function planMerge(
  trx: Transaction<Tables>,
  { merged: ofMessage }: Extract<AdtEvent, { kind: 'merge' }>,
  { before, after }: Pick<PatientPlan, 'before' | 'after'>,
  context: AdtContext,
): Promise<PatientPlan> {
  const { keys } = context;
  const into = await findStored(trx, keys, after.record.medicalRecordNumber);
  const merged: MergedPatient[] = [];
  const unknown: string[] = [];
  for (const identifiers of ofMessage) {
    const numbers = numbersOf(identifiers, context);
    const [number] = numbers;
    if (number === undefined)
      throw new Hl7Error('MRG', 1, 101, `the record that was merged has no medical record number ${ofWhom(context)}`);
    const old = await findStored(trx, keys, number);
    if (old === null || !old.isOwnNumber) unknown.push(...numbers);
    else if (old.patientId !== into?.patientId) {
      const account = await requireMergeable(trx, old, { survivor: after.record, into }, context);
      merged.push({ old, account });
    }
  }
  requireOneAccount(merged);
  return {
    kind: 'merge',
    before,
    after: { ...after, furtherNumbers: [...after.furtherNumbers, ...unknown] },
    merged,
  };
}

/** A record has one account: of two, one would be left without its record. @throws Hl7Error */
function requireOneAccount(merged: readonly MergedPatient[]): void {
  const accounts = new Set(merged.flatMap(({ account }) => account ?? []));
  if (accounts.size > 1)
    throw new Hl7Error(
      'MRG',
      1,
      205,
      'several of the merged records have an account: unlink all but one of them, and replay the message',
    );
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
