import formbody from '@fastify/formbody';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listenNear } from '../platform/network/listen-near.ts';
import type { HealthSystem } from '../platform/settings/health-system.ts';
import type { FhirService } from '../platform/settings/patients.ts';
import type { VisitsSettings } from '../platform/settings/visits.ts';
import type { Clock } from '../ports/clock.ts';
import type { StaffAppSettings } from '../platform/settings/staff-app.ts';
import { IDENTITY_ID } from './identity/realm.ts';
import { identityProviderSettings, serveIdentityProvider } from './identity/serve-identity-provider.ts';
import { staffAppSettings, staffRealm } from './identity/staff-realm.ts';
import { pagePolicy } from './page-policy.ts';
import { createPortalClient } from './portal-client.ts';
import type { PageFrame } from './provider-page.ts';
import { RECORDS_PATH, serveRecords } from './records/serve-records.ts';
import { openAppointmentBook } from './schedule/appointment-book.ts';
import { SCHEDULE_PATH } from './schedule/schedule-page.ts';
import { serveSchedule } from './schedule/serve-schedule.ts';
import { serveWaitingRoom } from './video/serve-waiting-room.ts';
import { VIDEO_PATH } from './video/waiting-room-page.ts';

/** Milliseconds of one second of delay. */
const SECOND = 1000;

export interface LocalProvidersOptions {
  readonly clock: Clock;
  readonly healthSystem: Pick<HealthSystem, 'timeZone' | 'locations'>;
  /** Where to listen; any free port where this one is taken. */
  readonly host: string;
  readonly port: number;
  /** The host's name in addresses that a visitor's browser opens. */
  readonly visitorsHost: string;
  /** Where appointments are kept. */
  readonly folder: string;
  /** The built web app, whose script and styles for provider's pages are served here too. */
  readonly webFolder: string;
  /** The tags of those. */
  readonly tags: string;
  /** Where the portal's server is asked, once it listens. */
  readonly portalUrl: () => string;
  /** Origins of the portal's pages. */
  readonly appOrigins: () => readonly string[];
  /** Origins of the staff app's pages, once it listens. */
  readonly staffOrigins: () => readonly string[];
  readonly second?: number;
}

/** The providers of the demonstration's visits, its identity provider and its FHIR server: one server at an origin of its own. */
export interface LocalProviders {
  readonly visits: Required<VisitsSettings>;
  /** The hospital's FHIR server, with appointments and messages. */
  readonly records: FhirService;
  readonly identity: Pick<HealthSystem, 'identityProviders'> & { identitySecrets: Readonly<Record<string, string>> };
  /** How the staff app takes its provider. */
  readonly staff: (at: Pick<StaffAppSettings, 'publicUrl' | 'listen'>) => {
    readonly app: StaffAppSettings;
    readonly secret: string;
  };
  close(): Promise<void>;
}

/**
 * Starts them. Those of visits speak the protocol of framed pages, ask the portal who has opened them, and tell it what was
 * booked, as any provider does.
 */
export async function startLocalProviders(options: LocalProvidersOptions): Promise<LocalProviders> {
  const { clock, healthSystem, tags, webFolder, portalUrl, appOrigins, second = SECOND } = options;
  const { timeZone, locations } = healthSystem;
  const frame = (): PageFrame => ({ tags, appOrigins: appOrigins() });
  const [schedulingToken, videoToken] = [newSecret(), newSecret()];
  const app = fastify({ logger: false, forceCloseConnections: true });
  await app.register(formbody);
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', pagePolicy(appOrigins()));
    reply.header('referrer-policy', 'no-referrer');
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((_error, _request, reply) => reply.code(500).type('text/plain').send('Out of order'));
  const assets = join(webFolder, 'assets');
  if (existsSync(assets)) {
    await app.register(fastifyStatic, { root: assets, prefix: '/assets/', globIgnore: ['**/*.br', '**/*.gz'] });
  }
  serveSchedule(app, {
    clock,
    timeZone,
    locations: locations.map(({ id }) => id),
    placeNames: Object.fromEntries(locations.map(({ id, name }) => [id, name])),
    book: await openAppointmentBook(join(options.folder, 'appointments.json')),
    portal: createPortalClient(portalUrl, schedulingToken, second),
    frame,
  });
  serveWaitingRoom(app, { timeZone, portal: createPortalClient(portalUrl, videoToken, second), frame });
  const identitySecret = newSecret();
  const at = { origin: '' };
  const recordsToken = newSecret();
  serveRecords(app, { clock, timeZone, token: recordsToken, origin: () => at.origin, second });
  await serveIdentityProvider(app, identitySecret, { clock, origin: () => at.origin, portals: appOrigins, frame });
  const staffSecret = newSecret();
  const ofStaff = { clock, origin: () => at.origin, portals: options.staffOrigins, frame };
  await serveIdentityProvider(app, staffSecret, ofStaff, staffRealm);
  const port = await listenNear(app, options);
  const origin = `http://${options.visitorsHost}:${port}`;
  at.origin = origin;
  return {
    visits: {
      scheduling: { url: origin + SCHEDULE_PATH, token: schedulingToken },
      video: { url: origin + VIDEO_PATH, token: videoToken },
    },
    records: { url: origin + RECORDS_PATH, token: recordsToken },
    identity: {
      identityProviders: [identityProviderSettings(origin)],
      identitySecrets: { [IDENTITY_ID]: identitySecret },
    },
    staff: (where) => ({ app: staffAppSettings(origin, where), secret: staffSecret }),
    close: () => app.close(),
  };
}

const newSecret = (): string => randomBytes(32).toString('base64url');
