import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FhirClientApp, startFhirClientApp } from '../../apps/server/src/app/openid/testing/fhirclient-app.ts';
import type { JsonObject } from '../../apps/server/src/patients/fhir/json.ts';
import { startFhirStandIn } from '../../apps/server/src/patients/testing/fhir-stand-in.ts';
import { startSmartFhirServer } from '../../apps/server/src/testing/smart-fhir-server.ts';
import { startPortal } from './portal.ts';

/** The demonstration's portal with its patients at a FHIR server, and an app of somebody else that opens records there. */
export interface SmartPortal {
  readonly url: string;
  readonly app: FhirClientApp;
  /** Where the app begins, for this FHIR server. */
  readonly start: string;
  stop(): Promise<void>;
}

const SECRET = 'a secret of a FHIR server that is long enough, 0123';
const TOKEN = 'a-token';
const patientsFile = join(import.meta.dirname, '../../apps/server/src/demo/patients/patients.json');

export async function startSmartPortal(): Promise<SmartPortal> {
  const { entry } = JSON.parse(await readFile(patientsFile, 'utf8')) as {
    entry: ReadonlyArray<{ resource: JsonObject }>;
  };
  const resources = entry.map(({ resource }) => resource);
  const where = { portal: '' };
  const hospital = await startFhirStandIn(resources, TOKEN);
  const authorization = `Basic ${Buffer.from(`fhir-server:${SECRET}`).toString('base64')}`;
  const fhir = await startSmartFhirServer({
    resources,
    portal: () => where.portal,
    authorization: () => authorization,
  });
  const app = await startFhirClientApp('growth');
  const portal = await startPortal(
    { PATIENTS_URL: hospital.url, PATIENTS_TOKEN: TOKEN, FHIR_SERVER_SECRET: SECRET },
    {
      smart: {
        fhirUrl: fhir.url,
        resourceServer: { id: 'fhir-server', authentication: { method: 'secret', env: 'FHIR_SERVER_SECRET' } },
      },
      openIdClients: [
        {
          id: 'growth',
          name: { en: 'Growth Chart', es: 'Curva de crecimiento' },
          authentication: { method: 'none' },
          redirectUris: [`${app.origin}/callback`],
          scopes: [
            'fhirUser',
            'launch/patient',
            'online_access',
            'offline_access',
            'patient/Patient.rs',
            'patient/Observation.rs',
          ],
        },
      ],
    },
  );
  where.portal = portal.url;
  return {
    url: portal.url,
    app,
    start: `${app.origin}/launch?fhir=${encodeURIComponent(fhir.url)}`,
    stop: async () => {
      await portal.stop();
      await Promise.all([hospital.close(), fhir.close(), app.close()]);
    },
  };
}
