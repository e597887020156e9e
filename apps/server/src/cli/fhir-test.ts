import { systemClock } from '../adapters/clock-system.ts';
import { createFhirServer } from '../adapters/fhir-server.ts';
import { patientsOfFhirServer } from '../adapters/patients-fhir.ts';
import { asText, type JsonObject, objectsOf } from '../patients/fhir/json.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { PatientsUnreachable } from '../ports/patients.ts';
import { type Command, CommandError, type Terminal } from './command.ts';

/** In milliseconds, for one question. */
const PATIENCE = 20_000;

/** By what the portal searches patients. */
const searched = ['identifier', 'family', 'given', 'birthdate'];

/** A number and a person that nobody has: the answers say nothing of a patient. */
const nobody = {
  number: 'PORTICO-TEST-0',
  firstName: 'Portico',
  lastName: 'Test',
  birthDate: '1900-01-01',
  zip: '00000',
};

/** `portico fhir test`: asks the hospital's FHIR server what the portal will ask it. */
export const fhirTest: Command = {
  name: 'fhir test',
  usage: '',
  summary: 'Ask the FHIR server that is set what it can do, and search it for a patient that nobody is.',
  details:
    'Its capabilities are read, and it is searched by number and by person as at an enrolment, for nobody. Nothing of a patient\n' +
    'is asked or shown. No database is opened. The exit code is 0 where it answers each question.',
  options: {},
  records: [],
  positionals: [],
  async run({ terminal, env }) {
    const { patients, keys } = await readSettings('demonstration', env);
    const { server, mrnSystem } = patients;
    if (server === undefined) {
      throw new CommandError("PATIENTS_URL is not set: patients are those of the portal's own registry.");
    }
    const fhir = createFhirServer(server);
    const port = patientsOfFhirServer(server, { clock: systemClock, keys, mrnSystem, report: () => {} });
    const steps: ReadonlyArray<readonly [string, () => Promise<string>]> = [
      ['its capabilities', async () => capabilities(await fhir.read('metadata', AbortSignal.timeout(PATIENCE)))],
      ['a search by record number', () => answered(port.findByMedicalRecordNumber(nobody.number))],
      ['a search by person', () => answered(port.findByPerson(nobody))],
    ];
    const results: boolean[] = [];
    for (const [what, ask] of steps) results.push(await tell(terminal, what, ask));
    return results.every(Boolean) ? 0 : 1;
  },
};

async function tell(terminal: Terminal, what: string, ask: () => Promise<string>): Promise<boolean> {
  const began = performance.now();
  const taken = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  try {
    const answer = await ask();
    terminal.out(`  ${what}: ${answer}, in ${taken()}\n`);
    return true;
  } catch (error) {
    if (!(error instanceof PatientsUnreachable)) throw error;
    terminal.err(`  ${what}: no answer in ${taken()}: ${error.kind}, ${error.detail}. ${whatToDo[error.kind]}\n`);
    return false;
  }
}

const whatToDo: Readonly<Record<PatientsUnreachable['kind'], string>> = {
  timeout: 'Look at the network, and whether the server is slow for others, too.',
  unreachable: 'Look at PATIENTS_URL, the network and the certificate.',
  refused: 'Look at PATIENTS_TOKEN, and at what the server lets its holder search.',
  garbage: 'Look at PATIENTS_URL: what came is not FHIR.',
};

function capabilities(statement: JsonObject | null): string {
  if (statement?.['resourceType'] !== 'CapabilityStatement')
    throw new PatientsUnreachable('garbage', 'no capabilities');
  const [patient] = objectsOf(statement['rest'])
    .flatMap(({ resource }) => objectsOf(resource))
    .filter(({ type }) => type === 'Patient');
  const names = new Set(objectsOf(patient?.['searchParam']).map(({ name }) => asText(name)));
  const missing = searched.filter((name) => !names.has(name));
  const version = `FHIR ${asText(statement['fhirVersion']) || 'of no version'}`;
  return missing.length === 0
    ? version
    : `${version}, which does not say that patients are searched by ${missing.join(', ')}`;
}

async function answered(search: Promise<unknown>): Promise<string> {
  await search;
  return 'answered';
}
