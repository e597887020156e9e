import { errors } from 'oidc-provider';
import { PatientsUnreachable } from '../../ports/patients.ts';
import type { Services } from '../../platform/services.ts';
import { changesRecord } from '../../platform/settings/smart-scopes.ts';
import type { RecordChoice } from './choose-record.ts';
import { findFhirPatient, type FhirPatient } from '../../patients/find-fhir-patient.ts';
import type { GrantContext } from './launch-context.ts';

/** The context for a grant; null for a request that is for no record. */
export type ChosenContext =
  | { readonly context: GrantContext; readonly patientId: string }
  | { readonly context: null; readonly patientId: null };

/**
 * What an app will be told of the record that was chosen.
 *
 * @throws AccessDenied where the FHIR server has no such Patient, TemporarilyUnavailable while it does not say.
 */
export async function contextOfChoice(
  choice: Extract<RecordChoice, { launch: unknown }>,
  asked: readonly string[],
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<ChosenContext> {
  if (choice.status === 'notAsked') return { context: null, patientId: null };
  const {
    record: { patientAccountId },
    launch,
  } = choice;
  const patient = await requireFhirPatient(patientAccountId, services);
  const context = {
    patient: patient.id,
    patientAccountId,
    changesRecord: changesRecord(asked),
    intent: launch?.intent ?? null,
    // An app that stands by itself shows whose record it is; where a portal opens it, the portal says.
    needPatientBanner: launch?.needPatientBanner ?? true,
  };
  return { context, patientId: patient.patientId };
}

async function requireFhirPatient(
  accountId: string,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<FhirPatient> {
  try {
    const found = await findFhirPatient(accountId, services.ports.patients, services);
    if (found === null) throw new errors.AccessDenied('the request was refused');
    return found;
  } catch (error) {
    if (error instanceof PatientsUnreachable)
      throw new errors.TemporarilyUnavailable('the FHIR server does not answer');
    throw error;
  }
}

/** Whether an app would be told the same: then it keeps what it has. */
export function isSameContext(one: GrantContext, other: GrantContext | null): boolean {
  return (
    other !== null &&
    one.patient === other.patient &&
    one.patientAccountId === other.patientAccountId &&
    one.changesRecord === other.changesRecord &&
    one.intent === other.intent &&
    one.needPatientBanner === other.needPatientBanner
  );
}
