import { type AdtEvent, Hl7Error, type PatientIdentifier } from '@portico/hl7';
import type { Transaction } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { medicalRecordNumbers } from '../fhir/identifiers.ts';
import { isLookedAfterUnenrolled } from '../../accounts/queries/reserved-accounts.ts';
import { patientIdOf } from '../patient-id.ts';
import { accountOf } from '../queries/patient-accounts.ts';
import { findInForce } from '../queries/patients.ts';
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
  const { receivedAt } = context;
  const numbers = numbersOf(adt.patient.identifier, context);
  const [number] = numbers;
  if (number === undefined)
    throw new Hl7Error('PID', 3, 101, `the patient has no medical record number ${ofWhom(context)}`);
  const before = await recordOfNumbers(trx, adt, numbers, context);
  if (before?.isReplaced === true)
    throw new Hl7Error('PID', 3, 205, 'the record of this number was merged into another one');
  const isOvertaken = isReplay(context) && (before?.toldAt ?? receivedAt) > receivedAt;
  if (adt.kind === 'patient' && isOvertaken) return { kind: 'superseded' };
  const after = await survivorOf(trx, adt, { before, number, numbers, isOvertaken }, context);
  if (adt.kind === 'patient') return { kind: 'patient', before, after, merged: [] };
  return planMerge(trx, adt, { before, after }, context);
}

/** Whether somebody opens a record: by an account, or looking after its patient. */
async function isSomebodys(trx: Transaction<Tables>, patientId: string, now: Date): Promise<boolean> {
  return (await accountOf(trx, patientId)) !== null || isLookedAfterUnenrolled(trx, patientId, now);
}

/**
 * The record of PID, by whichever of its numbers is known: a new one may stand first. Those that the message itself merges are others.
 *
 * @throws Hl7Error where the numbers are those of several records.
 */
async function recordOfNumbers(
  trx: Transaction<Tables>,
  adt: PatientEvent,
  numbers: readonly string[],
  context: AdtContext,
): Promise<StoredPatient | null> {
  const { keys } = context;
  const [first] = numbers;
  const merged = adt.kind === 'merge' ? adt.merged.flatMap((each) => numbersOf(each, context)) : [];
  const leaving = new Set(merged.map((number) => patientIdOf(keys, number)));
  const found = await storedOf(
    trx,
    keys,
    numbers.filter((number) => number === first || !leaving.has(patientIdOf(keys, number))),
  );
  const inForce = found.filter(({ isReplaced }) => !isReplaced);
  const [record, ...others] = inForce.length > 0 ? inForce : found;
  if (record === undefined) return null;
  if (others.length > 0) throw new Hl7Error('PID', 3, 205, 'the numbers of the patient are those of several records');
  // A record that was merged is passed over where the patient's own stands beside it, and nowhere else.
  for (const { patientId } of found)
    if ((await findInForce(trx, patientId)).at(-1) !== record.patientId && !record.isReplaced)
      throw new Hl7Error('PID', 3, 205, 'the numbers of the patient are those of several records');
  return record;
}

/** The records of numbers, each once. Under whichever number but the first it is found by a further one. */
async function storedOf(trx: Transaction<Tables>, keys: Keys, numbers: readonly string[]): Promise<StoredPatient[]> {
  const found = new Map<string, StoredPatient>();
  for (const [at, number] of numbers.entries()) {
    const stored = await findStored(trx, keys, number);
    if (stored !== null && !found.has(stored.patientId))
      found.set(stored.patientId, { ...stored, isOwnNumber: stored.isOwnNumber && at === 0 });
  }
  return [...found.values()];
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
    (!before.isOwnNumber || (await isSomebodys(trx, before.patientId, context.now)));
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
    const own: StoredPatient[] = [];
    for (const each of numbers) {
      const stored = await findStored(trx, keys, each);
      if (stored === null) unknown.push(each);
      const isNew = own.every(({ patientId }) => patientId !== stored?.patientId);
      if (stored?.isOwnNumber === true && isNew) own.push(stored);
    }
    const [old, ...others] = own;
    if (others.length > 0)
      throw new Hl7Error('MRG', 1, 205, 'the numbers that were merged are those of several records');
    if (old === undefined) unknown.push(...numbers.filter((each) => !unknown.includes(each)));
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
