import type { JWK } from 'jose';
import { generateKeyPairSync } from 'node:crypto';
import { setAccountPatient } from '../../accounts/queries/accounts.ts';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import type { JsonObject } from '../../patients/fhir/json.ts';
import { patientIdOf } from '../../patients/patient-id.ts';
import { linkAccount } from '../../patients/queries/patient-accounts.ts';
import { fhirPatient } from '../../patients/testing/fhir.ts';
import type { Engine } from '../../platform/db/database.ts';
import { limits } from '../../platform/limits/limits.ts';
import { readClientKeys } from '../../platform/settings/client-keys.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { makeTestFolder } from '../../testing/price-files.ts';
import { type SettableClock, settableClock } from '../../testing/settable-clock.ts';
import { startStrictFhirServer, type StrictFhirServer } from '../../testing/strict-fhir-server.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { providers } from '../../visits/testing/visits.ts';

/** A portal whose hospital has a FHIR server, and Inés, who is its patient and has signed in. */
export interface CarePortal {
  readonly test: TestApp;
  readonly clock: SettableClock;
  readonly server: StrictFhirServer;
  /** What the server has: a test adds to it. */
  readonly resources: JsonObject[];
  readonly ines: TestAccount;
  readonly browser: TestBrowser;
  signedIn(account: TestAccount): Promise<TestBrowser>;
  /** As before the first test: the server has Inés alone and answers, and nothing is kept of its answers. */
  startOver(): void;
  close(): Promise<void>;
}

/** ISO time so many days after the clock of these tests begins. */
export const inDays = (days: number, minutes = 0): string =>
  new Date(settableClock().now().getTime() + days * 86_400_000 + minutes * 60_000).toISOString();

export async function openCarePortal(engine: Engine): Promise<CarePortal> {
  const clock = settableClock();
  const folder = await makeTestFolder();
  const jwk: JWK = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export({ format: 'jwk' });
  const file = await folder.write('ec.json', JSON.stringify({ keys: [{ ...jwk, kid: 'key-1' }] }));
  const keys = await readClientKeys('PATIENTS_KEY', file);
  const own = fhirPatient({ mrn: 'AB-1001', id: 'ines' });
  const resources: JsonObject[] = [own];
  const server = await startStrictFhirServer({
    client: 'portico',
    now: () => clock.now(),
    keys: () => ({ keys: keys.map(({ publicJwk }) => ({ ...publicJwk }) as JWK & { kty: string }) }),
    resources,
    offers: ['Appointment', 'Slot', 'Communication'],
  });
  const { healthSystem } = await readSettings('test', {});
  const test = await buildTestApp(engine, {
    clock,
    settings: {
      callsPerMinute: 1_000_000,
      visits: providers,
      patients: {
        mrnSystem: null,
        server: { url: server.url, smart: { client: 'portico', keys, scope: 'system/*.rs' } },
      },
      healthSystem: {
        ...healthSystem,
        appointments: {
          services: [{ system: 'urn:types', code: 'MRI-KNEE', service: 'mri-knee' }],
          places: [
            { reference: 'Location/11', location: 'alder-main' },
            { reference: 'Location/40', timeZone: 'America/Denver' },
          ],
        },
      },
    },
  });
  const profile = { username: 'ines', firstName: 'Inés', lastName: 'Soler', birthDate: '1984-02-29', zip: '94301' };
  const ines = await createTestAccount(test, { profile });
  const patientId = patientIdOf(test.settings.keys, 'AB-1001');
  await test.database.db.transaction().execute(async (trx) => {
    await linkAccount(trx, { patientId, accountId: ines.accountId, now: clock.now() });
    await setAccountPatient(trx, ines.accountId, patientId);
  });
  const signedIn = async (account: TestAccount): Promise<TestBrowser> => {
    const opened = await createBrowser(test.app);
    await signIn(opened, account);
    return opened;
  };
  return {
    test,
    clock,
    server,
    resources,
    ines,
    browser: await signedIn(ines),
    signedIn,
    startOver: () => {
      resources.splice(0, resources.length, own);
      server.taken.length = 0;
      server.fault = undefined;
      clock.advance(limits.careAnswers.window);
    },
    close: async () => {
      await test.close();
      await server.close();
      await folder.remove();
    },
  };
}
