import type { Keys } from '../platform/crypto/keys.ts';
import { asText, type JsonObject } from '../patients/fhir/json.ts';
import { readCoverage } from '../patients/fhir/read-coverage.ts';
import { readPatient, type ReadingContext, type ReadPatient } from '../patients/fhir/read-patient.ts';
import { onlyPatient } from '../patients/only-patient.ts';
import { normalizeMedicalRecordNumber, patientIdOf } from '../patients/patient-id.ts';
import { personKeysOf } from '../patients/patient-keys.ts';
import { personKey } from '../platform/crypto/lookup-keys.ts';
import type { Clock } from '../ports/clock.ts';
import {
  type PatientCoverage,
  type PatientQuery,
  type PatientRecord,
  type PatientsPort,
  PatientsUnreachable,
  type SoughtPerson,
} from '../ports/patients.ts';
import { MAX_MERGES } from '../patients/merge-limit.ts';
import type { FhirService } from '../platform/settings/patients.ts';
import { createFhirHttp } from './fhir-http.ts';
import { createFhirQuestions } from './fhir-questions.ts';
import { type FhirServer, createFhirServer } from './fhir-server.ts';
import type { ServiceSurroundings } from './json-service.ts';
import type { Deadline } from './retry-after.ts';

/** What the adapter needs beside its settings. */
interface Surroundings extends ServiceSurroundings {
  clock: Clock;
  keys: Keys;
  mrnSystem: string | null;
}

interface FoundPatient extends ReadPatient {
  id: string;
}

/**
 * The patients of a hospital's FHIR R4 server. It is searched for Patient by identifier, or by family, given and
 * birthdate, and for Coverage by beneficiary.
 */
export function patientsOfFhirServer(
  service: FhirService,
  { clock, keys, mrnSystem, report, patience }: Surroundings,
): PatientsPort {
  const server = createFhirServer(service.url, createFhirHttp(service, clock), clock);
  const contextOf = (): ReadingContext => ({ mrnSystem, today: clock.now().toISOString().slice(0, 10) });

  const askGuarded = createFhirQuestions('patients', { report, patience });
  const asking = <Answer>(ask: (context: ReadingContext, deadline: Deadline) => Promise<Answer>): Promise<Answer> =>
    askGuarded((deadline) => ask(contextOf(), deadline));

  /** The record that matches, or the record that replaced it. */
  const find = (
    parameters: Readonly<Record<string, string>>,
    fits: (found: FoundPatient) => boolean,
  ): Promise<PatientRecord | null> =>
    asking(async (context, deadline) => {
      const resources = await server.search('Patient', { ...parameters, _count: '50' }, deadline);
      const fitting = resources.flatMap((resource) => foundPatient(resource, context)).filter(fits);
      const inForce = await Promise.all(fitting.map((found) => follow(server, found, context, deadline)));
      return onlyPatient(inForce.map((found) => (found === null ? null : recordOf(keys, found))));
    });

  return {
    findByMedicalRecordNumber: async (input) => {
      const wanted = normalizeMedicalRecordNumber(input);
      if (wanted === '') return null;
      const value = asToken(input.normalize('NFKC').trim());
      const identifier = mrnSystem === null ? value : `${asToken(mrnSystem)}|${value}`;
      return find({ identifier }, ({ medicalRecordNumbers }) =>
        medicalRecordNumbers.some((number) => normalizeMedicalRecordNumber(number) === wanted),
      );
    },
    findByPerson: async (person) => {
      const { firstName, lastName, birthDate } = person;
      const [given = ''] = firstName.trim().split(/\s+/);
      if (given === '' || lastName.trim() === '') return null;
      const parameters = { family: asToken(lastName.trim()), given: asToken(given), birthdate: birthDate };
      return find(parameters, ({ record }) => isPerson(keys, record, person));
    },
    candidatesOf: (person) =>
      asking(async (context, deadline) => {
        const searches = searchesOf(person).map((parameters) =>
          server.search('Patient', { ...parameters, _count: '50' }, deadline).catch(unknown),
        );
        const found = (await Promise.all(searches)).flat().flatMap((resource) => foundPatient(resource, context));
        const byId = new Map(found.filter(({ replacedBy }) => replacedBy.length === 0).map((each) => [each.id, each]));
        return [...byId.values()].map((each) => recordOf(keys, each));
      }),
    coverageOf: ({ sourceId }) => asking((context, deadline) => findCoverage(server, sourceId, context, deadline)),
  };
}

function recordOf(keys: Keys, { id, record }: FoundPatient): PatientRecord {
  return { patientId: patientIdOf(keys, record.medicalRecordNumber), sourceId: id, ...record };
}

/** Compares the person's data as the registry does: a server's search finds more. */
function isPerson(keys: Keys, record: ReadPatient['record'], person: PatientQuery): boolean {
  const wanted = Buffer.from(personKey(keys, person));
  return personKeysOf(keys, record).some((key) => wanted.equals(key));
}

function foundPatient(resource: JsonObject, context: ReadingContext): FoundPatient[] {
  const id = asText(resource['id']);
  const read = readPatient(resource, context);
  return 'error' in read || !/^[A-Za-z0-9.-]{1,64}$/.test(id) ? [] : [{ ...read, id }];
}

/**
 * Follows a Patient to the one that replaced it, which may have been replaced too. Returns the last one that the server
 * gives; null beyond the limit of merges.
 */
async function follow(
  server: FhirServer,
  found: FoundPatient,
  context: ReadingContext,
  deadline: Deadline,
): Promise<FoundPatient | null> {
  let current = found;
  for (let merges = 0; merges <= MAX_MERGES; merges += 1) {
    const reference = current.replacedBy.find((target) => /^Patient\/[A-Za-z0-9.-]{1,64}$/.test(target));
    if (reference === undefined) return current;
    const resource = await server.read(reference, deadline);
    const [next] = resource === null ? [] : foundPatient(resource, context);
    if (next === undefined) return current;
    current = next;
  }
  return null;
}

async function findCoverage(
  server: FhirServer,
  id: string,
  context: ReadingContext,
  deadline: Deadline,
): Promise<PatientCoverage[]> {
  const found = await server
    .search('Coverage', { beneficiary: `Patient/${id}`, _count: '50' }, deadline)
    .catch(unknown);
  return found.flatMap((resource) => {
    const read = readCoverage(resource, context);
    return 'error' in read || read.coverage === null ? [] : [read.coverage];
  });
}

/**
 * The searches for whoever may be a person: each leaves something out that may differ. They depend on what is said alone, so that a
 * server is asked the same for everybody.
 */
function searchesOf({ names, birthDate, zips }: SoughtPerson): Array<Record<string, string>> {
  const [name = { firstName: '', middleName: '', lastName: '' }] = names;
  const [given = ''] = name.firstName.trim().split(/\s+/).map(asToken);
  const family = asToken(name.lastName.trim());
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const [zip = ''] = zips;
  return [
    { birthdate: birthDate, family },
    { birthdate: birthDate, given },
    { birthdate: birthDate, family: given },
    ...(Number(day) <= 12 ? [{ birthdate: `${year}-${day}-${month}`, family }] : []),
    ...(zip === '' ? [] : [{ family, given, 'address-postalcode': asToken(zip.slice(0, 5)) }]),
  ].filter((parameters) => Object.values(parameters).every((value) => value !== ''));
}

/** What a server does not have, does not know how to search, or does not show to the portal, counts as none. */
function unknown(error: unknown): JsonObject[] {
  if (error instanceof PatientsUnreachable && error.kind === 'refused') return [];
  throw error;
}

/** A backslash escapes the characters that separate values in a search (R4, 3.1.1.4.0.1). */
function asToken(value: string): string {
  return value.replace(/[\\,$|]/g, String.raw`\$&`);
}
