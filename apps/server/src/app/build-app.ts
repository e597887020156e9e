import compress from '@fastify/compress';
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import formbody from '@fastify/formbody';
import { ANTI_FORGERY_HEADER, HEALTH_LINKS_PATH, PERSON_HEADER, openApiDocument } from '@portico/contract';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import type { DestinationStream } from 'pino';
import type { Database } from '../platform/db/database.ts';
import { createCodeSearch } from '../estimates/services/code-search.ts';
import { createServiceLists } from '../estimates/services/service-lists.ts';
import { createSharedEstimates } from '../estimates/model/shared-estimate.ts';
import { createPriceBooks } from '../estimates/figures/price-books.ts';
import { createRateBooks } from '../estimates/figures/rate-books.ts';
import { cookieName } from '../platform/visitor/cookie-name.ts';
import { OPENID_PATH } from '../openid/issuer.ts';
import { SMART_CONFIGURATION_PATH } from '../openid/smart/smart-configuration.ts';
import { recogniseVisitors } from './http/browser-cookie.ts';
import type { Handlers } from './http/handler.ts';
import { serveDevCards } from './pages/dev-cards.ts';
import { type PublishingHospital, serveDevHospital } from './pages/dev-hospital.ts';
import { serveDevPages } from './pages/dev-pages.ts';
import { watchDiskRoom } from './http/disk-room.ts';
import { answerErrors } from './http/errors.ts';
import { recordRefusals } from './http/record-refusals.ts';
import { readForm } from './http/read-form.ts';
import { readFramedTags } from './pages/framed-tags.ts';
import { serveHealthLinks } from './health-links/serve-health-links.ts';
import { serveClientKeys } from './client-keys/serve-client-keys.ts';
import { serveOneClick } from './price-mail/serve-one-click.ts';
import { serveIdentity } from './identity/serve-identity.ts';
import { serveOpenId } from './openid/serve-openid.ts';
import { serveSmartConfiguration } from './openid/serve-smart-configuration.ts';
import { serveHealth } from './http/health.ts';
import { createLogger, logAnswers, logLevels } from './http/logging.ts';
import { measureRequests } from './http/metrics.ts';
import { packedJson } from './http/packed-json.ts';
import { servePartnerLink } from './pages/partner-link.ts';
import { servePlainStyle } from './pages/plain-style.ts';
import { servePictures } from './pages/pictures.ts';
import { routableUrl } from './http/request-url.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { serveCalls } from './http/serve-call.ts';
import { serverOptions } from './http/server-options.ts';
import { warnOfUnnamedProxy } from './http/unnamed-proxy.ts';
import { serveBrand } from './pages/serve-brand.ts';
import { serveScreenTexts } from './texts/serve-screen-texts.ts';
import { serveWebPages } from './pages/web-pages.ts';
import { serveDocumentStyle } from './pages/document-style.ts';
import { serveTransparency } from './transparency/serve-transparency.ts';
import { serveSearchEngines } from './search-engines/serve-search-engines.ts';
import { serveInstall } from './install/serve-install.ts';
import { documents, handlers } from './calls.ts';
import { measureState } from './telemetry/measure-state.ts';
import { traceRequests } from './telemetry/trace-requests.ts';
import { createAccessWatch } from '../proxies/access-watch.ts';
import type { CardIssuer } from '../ports/card-issuer.ts';
import { builtWebApp } from '../platform/files/built-web-app.ts';
import type { Ports } from '../platform/services.ts';
import type { AppServices } from './services.ts';
import { installationOf } from '../platform/installation/installation.ts';
import { proxyTest } from '../platform/settings/proxies.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { watchAnnouncements } from '../platform/announcements/watch-announcements.ts';
import { watchTerms } from '../platform/terms/watch-terms.ts';
import { loadWebConfiguration } from '../platform/settings/web-configuration.ts';

/** In bytes: every form of the portal is far smaller. */
const BODY_LIMIT = 64 * 1024;

/** In characters: as long as Node lets an address be. The call's schema refuses what is too long, in the contract's words. */
const MAX_PATH_FIELD = 16 * 1024;

/** Options for tests and for the demonstration. */
export interface AppOptions {
  /** Handlers that replace the portal's own. */
  handlers?: Partial<Handlers>;
  /** The folder of the built web app. */
  webFolder?: string;
  /** The content of /dev/demo.json. */
  demonstration?: unknown;
  /** The insurer of the demonstration that hands out digital cards. */
  cards?: CardIssuer;
  /** Another hospital of the demonstration, whose website this server shows. */
  neighbour?: PublishingHospital;
  /** In milliseconds, in place of the limit `request`. */
  requestTimeout?: number;
  /** Where log lines go; default standard output. */
  logTo?: DestinationStream;
}

/** Builds the application without listening, so that tests can inject requests. */
export async function buildApp(
  ports: Ports,
  database: Database,
  settings: Settings,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const production = settings.mode === 'production';
  const isProxy = proxyTest(settings.proxies);
  const app = fastify({
    loggerInstance: createLogger(options.logTo === undefined ? logLevels[settings.mode] : 'info', options.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: MAX_PATH_FIELD },
    ...serverOptions(options.requestTimeout),
    // The visitor's address is the one that the outermost of our own proxies saw.
    trustProxy: isProxy,
    rewriteUrl: (request) => routableUrl(request.url ?? '/'),
  });
  // Before any route: they hear of each.
  measureRequests(app);
  traceRequests(app, settings.believesTraceparent ? isProxy : () => false);
  const diskRoom = watchDiskRoom(database.engine === 'pglite' ? settings.dataFolder : undefined);
  answerErrors(app, () => diskRoom.noteFull());
  logAnswers(app, settings.keys);
  warnOfUnnamedProxy(app, isProxy);
  sendSecurityHeaders(app, {
    production,
    hstsSubdomains: settings.hstsSubdomains,
    frameOrigins: settings.framing.origins,
  });
  await app.register(cors, {
    delegator: (request, answer) => answer(null, corsOf(request.url, settings)),
  });
  await recogniseVisitors(app, settings);
  await app.register(compress, {
    globalDecompression: false,
    // The best level that is fast enough for requests; files are compressed at build, at the highest level.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(formbody, { parser: readForm });
  // JSON and forms only (spec §7).
  app.removeContentTypeParser('text/plain');
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    done();
  });

  serveHealth(app, database, installationOf(settings), diskRoom);
  measureState(app, { database, ports, settings });
  const webFolder = options.webFolder ?? builtWebApp;
  const announcements = await watchAnnouncements({
    db: database.readDb,
    clock: ports.clock,
    file: loadWebConfiguration(settings.healthSystem.webConfigurationFile, (error) => app.log.warn(error)),
    addedLanguages: settings.healthSystem.addedLanguages.map(({ tag }) => tag),
    report: (error) => app.log.warn({ err: error }, 'announcement not looked for: what was known is shown'),
  });
  const terms = await watchTerms({
    db: database.db,
    clock: ports.clock,
    healthSystem: settings.healthSystem,
    report: (error) => app.log.warn({ err: error }, 'terms not looked for: what was known is in force'),
  });
  const services: AppServices = {
    database,
    ports,
    settings,
    prices: createPriceBooks(database.db, database.readDb),
    rates: createRateBooks(database.db, settings.healthSystem.payors, database.readDb),
    codes: createCodeSearch(database.db, database.readDb),
    sharedEstimates: createSharedEstimates(),
    serviceLists: createServiceLists(),
    accesses: createAccessWatch({ database, ports }),
    framedTags: await readFramedTags(webFolder, 'forms'),
    webConfiguration: announcements,
    terms,
  };
  app.addHook('preClose', async () => {
    await announcements.stop();
    await terms.stop();
    services.accesses.stop();
  });
  recordRefusals(app, services);
  serveCalls(app, { ...handlers, ...options.handlers }, documents, services);
  const openApi = () => openApiDocument(settings.healthSystem.name, '1', cookieName('session', settings.mode));
  app.get('/api/openapi.json', { compress: false }, packedJson(openApi));
  await servePlainStyle(app, settings);
  await serveDocumentStyle(app, settings);
  if (settings.mode !== 'production') serveDevPages(app, database, settings, options.demonstration ?? {});
  if (options.cards !== undefined) serveDevCards(app, options.cards);
  if (options.neighbour !== undefined) serveDevHospital(app, options.neighbour);
  servePartnerLink(app, settings);
  serveBrand(app, settings);
  serveScreenTexts(app, settings);
  await servePictures(app, settings);
  serveHealthLinks(app, services);
  serveClientKeys(app, settings);
  await serveOneClick(app, services);
  await serveOpenId(app, services);
  serveSmartConfiguration(app, services);
  serveIdentity(app, services);
  serveTransparency(app, services);
  await serveInstall(app, settings, webFolder);
  serveSearchEngines(app, services);
  await serveWebPages(app, services, webFolder);
  return app;
}

/** Receivers of health links are pages of whatever origin, and send no cookie ("CORS" is what browsers ask). */
const corsOfHealthLinks: FastifyCorsOptions = { origin: '*', allowedHeaders: ['content-type'], maxAge: 600 };

function corsOf(url = '', { origins }: Pick<Settings, 'origins'>): FastifyCorsOptions {
  // The provider says for each app itself which pages may ask.
  if (url.startsWith(`${OPENID_PATH}/`)) return { origin: false };
  // Apps of any origin read it before they are known (SMART App Launch 2.2).
  if (url.startsWith(SMART_CONFIGURATION_PATH)) return { origin: '*' };
  return url.startsWith(`${HEALTH_LINKS_PATH}/`) ? corsOfHealthLinks : corsOfPortal(origins);
}

const corsOfPortal = (origins: string[]): FastifyCorsOptions => ({
  origin: origins,
  credentials: true,
  allowedHeaders: corsHeaders,
  exposedHeaders: ['retry-after', 'x-request-id'],
  maxAge: 600,
  // An OPTIONS request that is no preflight gets an empty response, not a text outside the envelope.
  strictPreflight: false,
});

const corsHeaders = ['content-type', 'accept-language', ANTI_FORGERY_HEADER, PERSON_HEADER];
