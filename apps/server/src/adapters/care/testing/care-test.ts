import type { JWK } from 'jose';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { JsonObject } from '../../../patients/fhir/json.ts';
import { fhirPatient } from '../../../patients/testing/fhir.ts';
import { keysOf } from '../../../platform/crypto/keys.ts';
import { type ClientKeys, readClientKeys } from '../../../platform/settings/client-keys.ts';
import type { CarePorts } from '../../../ports/care.ts';
import { makeTestFolder } from '../../../testing/price-files.ts';
import { type SettableClock, settableClock } from '../../../testing/settable-clock.ts';
import { startStrictFhirServer, type StrictFhirServer } from '../../../testing/strict-fhir-server.ts';
import type { ServiceError } from '../../service-error.ts';
import { careOfFhirServer } from '../care-of-fhir-server.ts';

const careTypes = ['Appointment', 'Slot', 'Communication', 'RelatedPerson'];

interface CareSetup {
  readonly care: CarePorts;
  readonly started: StrictFhirServer;
  readonly clock: SettableClock;
  readonly errors: ServiceError[];
}

interface ServerGiven {
  offers?: string[];
  withheld?: string[];
  pageSize?: number;
  scope?: string;
}

/** The port on a strict server, one for each test; it has the Patient `ines` and what a test adds. */
export function careTest() {
  const keys = keysOf('the secret of a test of appointments');
  let folder: Awaited<ReturnType<typeof makeTestFolder>>;
  let signing: ClientKeys;
  let server: StrictFhirServer | undefined;
  beforeAll(async () => {
    folder = await makeTestFolder();
    const jwk: JWK = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export({ format: 'jwk' });
    const file = await folder.write('ec.json', JSON.stringify({ keys: [{ ...jwk, kid: 'key-1' }] }));
    signing = await readClientKeys('PATIENTS_KEY', file);
  });
  afterAll(() => folder.remove());
  afterEach(() => server?.close());

  async function setUp(resources: readonly JsonObject[], given: ServerGiven = {}): Promise<CareSetup> {
    const clock = settableClock();
    const { scope = 'system/*.rs', offers = careTypes, ...others } = given;
    const started = await startStrictFhirServer({
      client: 'portico',
      now: () => clock.now(),
      keys: () => ({ keys: signing.map(({ publicJwk }) => ({ ...publicJwk }) as JWK & { kty: string }) }),
      resources: [fhirPatient({ mrn: 'AB-1001', id: 'ines' }), ...resources],
      offers,
      ...others,
    });
    server = started;
    const errors: ServiceError[] = [];
    const service = { url: started.url, smart: { client: 'portico', keys: signing, scope } };
    const report = (error: ServiceError): void => void errors.push(error);
    const care = careOfFhirServer(service, { clock, keys, mrnSystem: null, report, patience: 2500 });
    return { care, started, clock, errors };
  }
  return { setUp };
}
