import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DestinationStream } from 'pino';
import { staffPages } from '@portico/staff-contract';
import { createLogger, logAnswers, logLevels } from '../app/http/logging.ts';
import { servePictures } from '../app/pages/pictures.ts';
import { serveBrand } from '../app/pages/serve-brand.ts';
import { readPreviews } from '../app/pages/previews.ts';
import { sendSecurityHeaders } from '../app/http/security-headers.ts';
import { traceRequests } from '../app/telemetry/trace-requests.ts';
import { builtWebApp } from '../platform/files/built-web-app.ts';
import { limits } from '../platform/limits/limits.ts';
import { proxyTest } from '../platform/settings/proxies.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { loadWebConfiguration } from '../platform/settings/web-configuration.ts';
import { answerStaffErrors } from './answer-errors.ts';
import { serveUploadParts } from './serve-upload-parts.ts';
import { serveStaffCalls } from './serve-staff-calls.ts';
import { serveStaffSignIn } from './sign-in/serve-sign-in.ts';
import type { StaffServices } from './services.ts';

/** In bytes: the longest is an answer of the help desk. */
const BODY_LIMIT = 64 * 1024;

/** For files whose name changes with what is in them. */
const FOR_EVER = 'public, max-age=31536000, immutable';

export interface StaffAppOptions {
  /** The folder of the built app. */
  webFolder?: string;
  /** That of the built portal, whose pages are shown with announcements and terms. */
  portalFolder?: string;
  /** Where log lines go; default standard output. */
  logTo?: DestinationStream;
}

const builtStaffApp = fileURLToPath(new URL('../../../staff/dist/', import.meta.url));

/**
 * Builds the server of the staff app, which listens at an address of its own and serves none of the portal's calls, without listening,
 * so that tests can inject requests.
 */
export async function buildStaffApp(
  given: Omit<StaffServices, 'announcementFile' | 'previews'>,
  options: StaffAppOptions = {},
): Promise<FastifyInstance> {
  const { settings } = given;
  const portalFolder = options.portalFolder ?? builtWebApp;
  const services: StaffServices = {
    ...given,
    // The portal's own server tells of its errors.
    announcementFile: loadWebConfiguration(settings.healthSystem.webConfigurationFile, () => {}),
    previews: await readPreviews(portalFolder, given),
  };
  const isProduction = settings.mode === 'production';
  const requestTimeout = limits.request.window * 1000;
  const app = fastify({
    loggerInstance: createLogger(options.logTo === undefined ? logLevels[settings.mode] : 'info', options.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    http: { requestTimeout, headersTimeout: requestTimeout },
    trustProxy: proxyTest(settings.proxies),
    forceCloseConnections: true,
  });
  traceRequests(app, () => false);
  answerStaffErrors(app);
  logAnswers(app, settings.keys);
  sendSecurityHeaders(app, { production: isProduction, hstsSubdomains: false, frameOrigins: [] });
  // JSON only: a form of another site can send none without asking first.
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  serveStaffSignIn(app, services);
  serveStaffCalls(app, services);
  serveUploadParts(app, services);
  const webFolder = options.webFolder ?? builtStaffApp;
  await servePages(app, webFolder);
  await servePreviewFiles(app, { settings, portalFolder, webFolder });
  return app;
}

/** The app is one page, whose addresses are its own. */
async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', FOR_EVER),
  });
  for (const path of Object.values(staffPages)) {
    app.get(path, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  }
}

/** What the portal's pages look by, for their previews: style sheets, typefaces and pictures, the hospital's own among them, and no scripts. */
async function servePreviewFiles(
  app: FastifyInstance,
  { settings, portalFolder, webFolder }: { settings: Settings; portalFolder: string; webFolder: string },
): Promise<void> {
  serveBrand(app, settings);
  await servePictures(app, settings);
  const [ofPortal, own] = [join(portalFolder, 'assets'), join(webFolder, 'assets')];
  if (!existsSync(ofPortal)) return;
  const sites = join(portalFolder, 'sites');
  if (existsSync(sites)) await app.register(fastifyStatic, { root: sites, prefix: '/sites/', decorateReply: false });
  // A file that both apps have is the same one: its name says what is in it.
  const ownNames = existsSync(own) ? await readdir(own) : [];
  await app.register(fastifyStatic, {
    root: ofPortal,
    prefix: '/assets/',
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.js', ...ownNames],
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply) => reply.header('cache-control', FOR_EVER),
  });
}
