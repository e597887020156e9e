import { CLIENT_KEYS_PATH } from '../../platform/settings/client-keys-path.ts';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../platform/settings/settings.ts';
import { fhirServerOf } from '../../platform/settings/patients.ts';

/** In seconds: how long a FHIR server may know the keys before it looks again. */
const MAX_AGE = 300;

/**
 * Serves the public keys by which the hospital's FHIR server checks who asks (SMART Backend Services): all of the file, so that it
 * knows a key before the portal signs by it. Nothing is served where none is set.
 */
export function serveClientKeys(app: FastifyInstance, { patients }: Pick<Settings, 'patients'>): void {
  const keys = fhirServerOf(patients)?.smart?.keys;
  if (!keys) return;
  const set = { keys: keys.map(({ publicJwk }) => publicJwk) };
  app.get(CLIENT_KEYS_PATH, (_request, reply) =>
    reply
      .type('application/jwk-set+json')
      .header('cache-control', `public, max-age=${MAX_AGE}`)
      .send(JSON.stringify(set)),
  );
}
