import smart from 'fhirclient';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An app of SMART on a library that is not ours: `fhirclient`, of those who keep the specification. */
export interface FhirClientApp {
  readonly origin: string;
  close(): Promise<void>;
}

/** What it asks for. */
const scope = 'openid fhirUser launch/patient patient/Patient.read patient/Observation.read offline_access';

/**
 * Starts it, as its documents say: `/launch` sends the browser on, with the launch that stands in the address or for the server that it is told (`?fhir=`);
 * `/callback` takes the code, reads the patient, renews its token and reads again.
 */
export async function startFhirClientApp(id: string): Promise<FhirClientApp> {
  const stored = new Map<string, unknown>();
  const storage = {
    get: async (key: string) => stored.get(key),
    set: async (key: string, value: unknown) => {
      stored.set(key, value);
      return value;
    },
    unset: async (key: string) => stored.delete(key),
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin());
    const api = smart(request, response, storage);
    const launch = async (): Promise<void> => {
      const iss = url.searchParams.get('fhir');
      const isEhr = url.searchParams.has('launch');
      await api.authorize({
        clientId: id,
        scope: isEhr ? scope.replace('launch/patient', 'launch') : scope,
        redirectUri: `${origin()}/callback`,
        pkceMode: 'required',
        ...(iss === null ? {} : { iss }),
      });
    };
    const land = async (): Promise<void> => {
      const found = await api.ready();
      const patient = await found.patient.read();
      found.environment.options['refreshTokenWithClientId'] = true;
      await found.refresh();
      const again = await found.request(`Observation?patient=${found.patient.id}`);
      const body = {
        patient,
        again,
        patientId: found.patient.id,
        user: found.user.fhirUser,
        told: found.state.tokenResponse,
      };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    (url.pathname === '/launch' ? launch() : land()).catch((error: unknown) => {
      response.writeHead(500).end(JSON.stringify({ error: String(error) }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: origin(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
