import { normalizeMedicalRecordNumber } from '../patient-id.ts';
import { isOver } from './dates.ts';
import { asObject, asText, type JsonObject, objectsOf } from './json.ts';

/** HL7's code of a medical record number (table 0203). */
const MEDICAL_RECORD = 'MR';

/**
 * The medical record numbers of a Patient that are valid today, the official one first.
 *
 * @param system if given, only numbers of this system count, of any type: for one of several hospitals that share a
 * server.
 * @param today ISO date.
 */
export function medicalRecordNumbers(identifiers: unknown, system: string | null, today: string): string[] {
  return objectsOf(identifiers)
    .filter((identifier) => isMedicalRecordNumber(identifier, system) && !isOver(identifier, today))
    .toSorted((one, other) => Number(other['use'] === 'official') - Number(one['use'] === 'official'))
    .map(({ value }) => asText(value))
    .filter((value) => normalizeMedicalRecordNumber(value) !== '');
}

export function isMedicalRecordNumber(identifier: JsonObject, system: string | null): boolean {
  if (system !== null) return identifier['system'] === system;
  return objectsOf(asObject(identifier['type'])['coding']).some(({ code }) => code === MEDICAL_RECORD);
}
