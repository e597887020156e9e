import { Hl7Error } from './hl7-error.ts';
import type { Hl7Message } from './message.ts';
import { type PatientIdentifier, type PatientPart, readIdentifiers, readPid } from './patient.ts';

/** What a message tells of a patient. */
export type AdtEvent =
  /** What the sender knows of the patient now. */
  | { readonly kind: 'patient'; readonly event: string; readonly patient: PatientPart }
  /** The records that each list identifies are the patient's from now on. */
  | {
      readonly kind: 'merge';
      readonly event: string;
      readonly patient: PatientPart;
      readonly merged: ReadonlyArray<readonly PatientIdentifier[]>;
    }
  /** An event of a stay or an appointment, of which a registry of patients needs nothing. */
  | { readonly kind: 'none'; readonly event: string };

/** Admit, transfer, discharge, register, pre-admit, change of class, update; add and update a person (v2.5.1, 3.3). */
const patientEvents = new Set(['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08', 'A28', 'A31']);
/** Merge of patients by their list of identifiers, and its elder sisters by one identifier (v2.5.1, 3.3.40; A18, A34 and A36 of v2.3). */
const mergeEvents = new Set(['A40', 'A18', 'A34', 'A36']);
/**
 * What becomes of a stay, leave and appointment, and its cancellations; and what is merged, moved, renumbered or deleted of accounts and visits alone (A23, A35, A41, A42, A44,
 * A45, A49, A50, A51; v2.5.1, 3.3). Nobody's record is another's by these.
 */
const eventsOfStay = new Set(
  (
    'A09 A10 A11 A12 A13 A14 A15 A16 A17 A20 A21 A22 A23 A25 A26 A27 A32 A33 A35 A38 A41 A42 A44 A45 A49 A50 ' +
    'A51 A52 A53 A54 A55 A60 A61 A62'
  ).split(' '),
);

/**
 * Reads an ADT message.
 *
 * @throws Hl7Error where it is no ADT, lacks what its event needs, or is of an event that changes who is who in a way that is not known here.
 */
export function readAdt(message: Hl7Message): AdtEvent {
  const [type] = message.header.field(9);
  if (type?.component(1) !== 'ADT') throw new Hl7Error('MSH', 9, 200, 'ADT alone is taken here');
  const event = type.component(2) || message.segment('EVN')?.value(1) || '';
  if (eventsOfStay.has(event)) return { kind: 'none', event };
  const isMerge = mergeEvents.has(event);
  if (!isMerge && !patientEvents.has(event)) throw new Hl7Error('MSH', 9, 201, 'this event is not taken here');
  const pid = message.segment('PID');
  if (pid === undefined) throw new Hl7Error('PID', null, 100, 'the segment is missing');
  const patient = readPid(pid);
  if (patient.identifier.length === 0) throw new Hl7Error('PID', 3, 101, 'the patient has no identifier');
  return isMerge ? { kind: 'merge', event, patient, merged: mergedOf(message) } : { kind: 'patient', event, patient };
}

/** In A40 a group of PID and MRG may repeat; each MRG names a record that became the patient's. */
function mergedOf({ segments }: Hl7Message): PatientIdentifier[][] {
  const merges = segments.filter(({ name }) => name === 'MRG');
  const patients = segments.filter(({ name }) => name === 'PID').length;
  if (merges.length === 0) throw new Hl7Error('MRG', null, 100, 'the segment is missing');
  if (patients > 1)
    throw new Hl7Error('PID', null, 100, 'several patients in one merge: send each in a message of its own');
  return merges.map((merge) => {
    const found = readIdentifiers(merge, 1);
    if (found.length === 0) throw new Hl7Error('MRG', 1, 101, 'the record that was merged has no identifier');
    return found;
  });
}
