import type { PatientCoverage } from '../../ports/patients.ts';
import { readPeriod } from './dates.ts';
import { isMedicalRecordNumber } from './identifiers.ts';
import { asObject, asText, type JsonObject, objectsOf } from './json.ts';
import type { ReadingContext } from './read-patient.ts';
import { targetsOf } from './references.ts';

export interface ReadCoverage {
  /** null if it is cancelled, or was entered in error. */
  coverage: PatientCoverage | null;
  /** References to the insured patient. */
  beneficiary: string[];
  /** Set if the patient is given by medical record number instead. */
  medicalRecordNumber: string | null;
}

/**
 * Reads a FHIR R4 Coverage.
 *
 * @returns `error`: what is wrong with it, without its data.
 */
export function readCoverage(resource: JsonObject, context: ReadingContext): ReadCoverage | { error: string } {
  const beneficiary = targetsOf(resource['beneficiary']);
  const identifier = asObject(asObject(resource['beneficiary'])['identifier']);
  const medicalRecordNumber = isMedicalRecordNumber(identifier, context.mrnSystem) ? asText(identifier['value']) : '';
  if (beneficiary.length === 0 && medicalRecordNumber === '') return { error: 'It names no beneficiary.' };
  return {
    coverage: isInForce(resource) ? coverageOf(resource) : null,
    beneficiary,
    medicalRecordNumber: medicalRecordNumber === '' ? null : medicalRecordNumber,
  };
}

/** R4 requires a status. A coverage without one counts as in force. */
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

/** The name beside the reference, or the name of the contained organization. */
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
