import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { fastify } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { listenNear } from '../platform/network/listen-near.ts';
import type { OpenIdClient } from '../platform/settings/openid-clients.ts';
import { type CompanionApp, companionApps } from './companion-apps.ts';
import { COMPANION_STYLE_PATH } from './companion-pages.ts';
import { companionProvider } from './companion-provider.ts';
import { serveCompanion } from './serve-companion.ts';

export interface CompanionOptions {
  /** Where to listen; any free port where this one is taken. */
  readonly host: string;
  readonly port: number;
  /** The host's name in addresses that a visitor's browser opens. */
  readonly visitorsHost: string;
  readonly hospital: string;
  /** The portal's address in browsers, its issuer identifier, and where it is asked, once it listens. */
  readonly publicUrl: string;
  readonly issuer: string;
  readonly portalUrl: () => string;
}

/** The apps of the demonstration: one server at an origin of its own. */
export interface Companion {
  /** What stands of them in the portal's settings. */
  readonly openIdClients: readonly OpenIdClient[];
  readonly openIdSecrets: Readonly<Record<string, string>>;
  /** The address of each. */
  readonly addresses: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts the apps that sign people in by the portal, as a hospital's own app and one of somebody else do. */
export async function startCompanion(options: CompanionOptions): Promise<Companion> {
  const { hospital, publicUrl, issuer, portalUrl, visitorsHost } = options;
  const server = fastify({ logger: false });
  await server.register(cookie);
  await server.register(formbody);
  const policy = policyFor(publicUrl);
  server.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', policy);
    reply.header('referrer-policy', 'no-referrer');
    reply.header('x-content-type-options', 'nosniff');
    reply.header('cache-control', 'no-store');
  });
  server.setErrorHandler((_error, _request, reply) => reply.code(500).type('text/plain').send('Out of order'));
  const style = await readFile(new URL('companion.css', import.meta.url), 'utf8');
  server.get(COMPANION_STYLE_PATH, async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  const openIdSecrets = Object.fromEntries(companionApps.map(({ id }) => [id, randomBytes(33).toString('base64url')]));
  const listening = { origin: '' };
  for (const app of companionApps) {
    const provider = companionProvider({ id: app.id, secret: openIdSecrets[app.id] ?? '', issuer, portalUrl });
    serveCompanion(server, { app, provider, hospital, portal: publicUrl, origin: () => listening.origin });
  }
  listening.origin = `http://${visitorsHost}:${await listenNear(server, options)}`;
  return {
    openIdClients: companionApps.map((app) => clientOf(app, listening.origin)),
    openIdSecrets,
    addresses: Object.fromEntries(companionApps.map(({ id }) => [id, `${listening.origin}/${id}/`])),
    close: () => server.close(),
  };
}

function clientOf({ id, name, ours, scopes }: CompanionApp, origin: string): OpenIdClient {
  const base = `${origin}/${id}`;
  return {
    id,
    name,
    ours,
    // The secret is made at each start and handed over directly: there is no variable.
    authentication: { method: 'secret', env: 'COMPANION_SECRET', sentIn: 'header' },
    redirectUris: [`${base}/callback`],
    postLogoutRedirectUris: [`${base}/bye`],
    backchannelLogoutUri: `${base}/signed-out`,
    initiateLoginUri: `${base}/start`,
    scopes: [...scopes],
    subject: 'pairwise',
    // Both are at one origin, and are of different companies.
    sector: `${id}.example`,
    claimsInIdToken: false,
    launchesApps: false,
    refreshTokens: true,
    keepsSession: true,
  };
}

function policyFor(publicUrl: string): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    // Signing out is a form that leads on to the portal.
    `form-action 'self' ${new URL(publicUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
