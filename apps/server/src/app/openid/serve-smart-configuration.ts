import type { FastifyInstance } from 'fastify';
import { SMART_CONFIGURATION_PATH, smartConfiguration } from '../../openid/smart/smart-configuration.ts';
import type { AppServices } from '../services.ts';

/** In seconds: how long an app may know it. */
const MAX_AGE = 300;

/** Serves what the hospital's FHIR server has to show below its own base address, and apps of whatever origin may read. */
export function serveSmartConfiguration(app: FastifyInstance, { settings }: Pick<AppServices, 'settings'>): void {
  const configuration = smartConfiguration(settings);
  if (configuration === null) return;
  app.get(SMART_CONFIGURATION_PATH, (_request, reply) =>
    reply
      .type('application/json')
      .header('cache-control', `public, max-age=${MAX_AGE}`)
      .send(JSON.stringify(configuration)),
  );
}
