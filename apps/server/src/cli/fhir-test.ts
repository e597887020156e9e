import { systemClock } from '../adapters/clock-system.ts';
import { isInScope, readOffers } from '../adapters/care/offers.ts';
import { createFhirHttp } from '../adapters/fhir-http.ts';
import { createFhirServer } from '../adapters/fhir-server.ts';
import { patientsOfFhirServer } from '../adapters/patients-fhir.ts';
import { deadlineIn } from '../adapters/retry-after.ts';
import { type SmartTokens, smartTokens } from '../adapters/smart-token.ts';
import { trustedFetch } from '../adapters/trusted-fetch.ts';
import { asText, type JsonObject, objectsOf } from '../patients/fhir/json.ts';
import { CLIENT_KEYS_PATH } from '../platform/settings/client-keys-path.ts';
import { type FhirService, fhirServerOf, type SmartLogin } from '../platform/settings/patients.ts';
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
    'With PATIENTS_CLIENT, its SMART configuration is read and a token asked for. Its capabilities are read, and it is searched\n' +
    'by number and by person as at an enrolment, for nobody. Nothing of a patient is asked or shown. No database is opened. What\n' +
    'fails ends the test, since the next step needs it. The exit code is 0 where it answers each question.',
  options: {},
  records: [],
  positionals: [],
  async run({ terminal, env }) {
    const { patients, keys, publicUrl } = await readSettings('demonstration', env);
    const { mrnSystem } = patients;
    const server = fhirServerOf(patients);
    if (server === undefined) {
      throw new CommandError("PATIENTS_URL is not set: patients are those of the portal's own registry.");
    }
    const fhir = createFhirServer(server.url, createFhirHttp(server, systemClock), systemClock);
    const port = patientsOfFhirServer(server, { clock: systemClock, keys, mrnSystem, report: () => {} });
    const steps: readonly Step[] = [
      ...stepsOfLogin(server, `${publicUrl}${CLIENT_KEYS_PATH}`),
      ['its capabilities', async () => capabilities(await fhir.read('metadata', deadlineIn(PATIENCE)))],
      ['appointments and messages', async () => careOffered(await fhir.read('metadata', deadlineIn(PATIENCE)), server)],
      ['a search by record number', () => answered(port.findByMedicalRecordNumber(nobody.number))],
      ['a search by person', () => answered(port.findByPerson(nobody))],
    ];
    for (const [what, ask, advice] of steps) if (!(await tell(terminal, what, ask, advice))) return 1;
    return 0;
  },
};

/** What is asked, how, and what to look at where the server refuses. */
type Step = readonly [what: string, ask: () => Promise<string>, advice?: string];

/** How the portal shows who it is, one step at a time. */
function stepsOfLogin({ url, authority, smart }: FhirService, keysUrl: string): Step[] {
  if (smart === undefined) return [];
  const tokens = smartTokens(url, smart, trustedFetch(authority), systemClock);
  const configuration: Step = [
    'its SMART configuration',
    () => configurationText(tokens, smart),
    'Set PATIENTS_TOKEN_URL, if the server has no /.well-known/smart-configuration.',
  ];
  const token: Step = [
    'a token',
    async () => `issued for ${String((await tokens.issue()).seconds)} s`,
    `Look at PATIENTS_CLIENT and PATIENTS_SCOPE, and whether the server reads our keys at ${keysUrl}, where a running portal has them.`,
  ];
  return smart.tokenUrl === undefined ? [configuration, token] : [token];
}

async function configurationText(tokens: SmartTokens, { keys }: SmartLogin): Promise<string> {
  const { algorithms } = await tokens.configuration();
  const alg = keys?.[0].alg ?? '';
  return algorithms === null || algorithms.includes(alg) ? `takes ${alg}` : `does not say that it takes ${alg}`;
}

async function tell(terminal: Terminal, what: string, ask: () => Promise<string>, advice?: string): Promise<boolean> {
  const began = performance.now();
  const taken = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  try {
    const answer = await ask();
    terminal.out(`  ${what}: ${answer}, in ${taken()}\n`);
    return true;
  } catch (error) {
    if (!(error instanceof PatientsUnreachable)) throw error;
    const toDo = error.kind === 'refused' && advice !== undefined ? advice : whatToDo[error.kind];
    terminal.err(`  ${what}: no answer in ${taken()}: ${error.kind}, ${error.detail}. ${toDo}\n`);
    return false;
  }
}

const whatToDo: Readonly<Record<PatientsUnreachable['kind'], string>> = {
  timeout: 'Look at the network, and whether the server is slow for others, too.',
  unreachable: 'Look at PATIENTS_URL, the network and the certificate (PATIENTS_CA, for an authority of your own).',
  refused: 'Look at PATIENTS_TOKEN or PATIENTS_CLIENT, and at what the server lets its holder search.',
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

/** Which of what patients are shown the server says to have, and the scopes cover. */
function careOffered(statement: JsonObject | null, { smart }: FhirService): string {
  const offered = [...readOffers(statement)].filter((type) => isInScope(type, smart));
  return offered.length === 0 ? 'it offers none that PATIENTS_SCOPE covers, so none are shown' : offered.join(', ');
}

async function answered(search: Promise<unknown>): Promise<string> {
  await search;
  return 'answered';
}
