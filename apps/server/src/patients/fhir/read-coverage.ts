import type { PatientCoverage } from '../../ports/patients.ts';
import { readPeriod } from './dates.ts';
import { isMedicalRecordNumber } from './identifiers.ts';
import { asObject, asText, type JsonObject, objectsOf } from './json.ts';
import type { ReadingContext } from './read-patient.ts';
import { targetsOf } from './references.ts';

/** A Coverage, as the portal has insurances on file. */
export interface ReadCoverage {
  /** Null: it is cancelled, or was entered in error. */
  coverage: PatientCoverage | null;
  /** References to the patient who is insured. */
  beneficiary: string[];
  /** Where the patient is named by medical record number instead. */
  medicalRecordNumber: string | null;
}

/**
 * Reads a FHIR R4 Coverage.
 *
 * @returns what is wrong with it, without its data.
 */
export function readCoverage(resource: JsonObject, context: ReadingContext): ReadCoverage | { fault: string } {
  const beneficiary = targetsOf(resource['beneficiary']);
  const identifier = asObject(asObject(resource['beneficiary'])['identifier']);
  const medicalRecordNumber = isMedicalRecordNumber(identifier, context.mrnSystem) ? asText(identifier['value']) : '';
  if (beneficiary.length === 0 && medicalRecordNumber === '') return { fault: 'It names no beneficiary.' };
  return {
    coverage: isInForce(resource) ? coverageOf(resource) : null,
    beneficiary,
    medicalRecordNumber: medicalRecordNumber === '' ? null : medicalRecordNumber,
  };
}

/** R4 requires a status; a source that gives none means what it sends. */
function isInForce({ status }: JsonObject): boolean {
  return status === 'active' || status === undefined;
}

function coverageOf(resource: JsonObject): PatientCoverage {
  const [relationship] = objectsOf(asObject(resource['relationship'])['coding']);
  return {
    payorName: payorNameOf(resource),
    subscriberId: asText(resource['subscriberId']) || null,
    groupNumber: groupNumberOf(resource),
    relationship: asText(relationship?.['code']) || null,
    ...readPeriod(resource['period']),
  };
}

/** The name beside the reference, or that of the organization which the resource carries with it. */
function payorNameOf(resource: JsonObject): string | null {
  const [payor] = objectsOf(resource['payor']);
  const shown = asText(payor?.['display']);
  if (shown !== '') return shown;
  const carried = objectsOf(resource['contained']).find(({ id }) => `#${asText(id)}` === asText(payor?.['reference']));
  return asText(carried?.['name']) || null;
}

function groupNumberOf(resource: JsonObject): string | null {
  const group = objectsOf(resource['class']).find(({ type }) =>
    objectsOf(asObject(type)['coding']).some(({ code }) => code === 'group'),
  );
  return asText(group?.['value']) || null;
}
