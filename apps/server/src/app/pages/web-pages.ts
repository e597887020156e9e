import { installTags } from '../install/app-manifest.ts';
import { SERVICE_WORKER_FILE } from '../install/serve-install.ts';
import { BRAND_PATH } from '../../documents/framed-page.ts';
import fastifyStatic from '@fastify/static';
import {
  AFTER_FIRST_PICTURE_ELEMENT,
  DRAWN_MARK,
  type DrawnPage,
  PORTAL_SETTINGS_ELEMENT,
  matchPath,
  pathTo,
  signedInRootFor,
  type StateName,
} from '@portico/contract';
import { type Theme, themeOf } from '@portico/tokens';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signedInStart } from '../../openid/signed-in-start.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { readsHealthCards } from '../../platform/settings/health-cards.ts';
import type { AppServices } from '../services.ts';
import { browserListPage, isOldBrowser } from './browser-list.ts';
import { sendRefusal } from '../http/errors.ts';
import { noScript } from './no-script.ts';
import { type DrawFirstPage, readFirstPage } from './drawn-pages.ts';
import { withFont } from './font-faces.ts';
import { pageHead } from './page-head.ts';
import { type PagePreloads, type PageTags, readPagePreloads } from './page-preloads.ts';
import { plainPage, sendHtml } from './plain-page.ts';
import { portalSettingsFor } from './portal-settings.ts';
import { FAVICON_FILE } from './serve-brand.ts';
import { FOR_EVER, HASHED_FILES, serveSharedWebFiles } from './shared-web-files.ts';
import { rawUrlOf } from '../http/request-url.ts';
import { allowCamera, allowOwnCamera } from '../http/security-headers.ts';

/** Paths of calls and files only: an unknown path below these is an error, not a page of the signed-in app. */
const notPages =
  /^\/(api|metrics|dev|frame|services|assets|brand|pictures|price-files|static|orion|GuestEstimates|Estimates|OpenID|SignInWith|Private\/Ajax)(\/|$)|^\/favicon\.ico$/;

/** The only page whose frame uses camera and microphone. */
const CAMERA_PAGE = 'video-visit-valid' satisfies StateName;

/** The only page that the server draws: most visits begin there. */
const DRAWN_PAGE = 'home' satisfies StateName;

/** A browser with this cookie begins with a message of its own (spec §2). */
const hasFailedBefore = ({ cookies }: FastifyRequest): boolean => cookies['loginFailed'] !== undefined;

const signedInForm = /^\/Private\/?$/;

/** Serves the built web app: its files, its two entries, and for every unknown path the signed-in app (spec §1). */
export async function serveWebPages(app: FastifyInstance, services: AppServices, folder: string): Promise<void> {
  const { settings } = services;
  const entries = existsSync(join(folder, 'index.html')) ? await readEntries(folder, settings.healthSystem) : null;
  if (entries !== null) await serveFiles(app, folder, settings.healthSystem.brand?.files?.favicon !== undefined);
  serveSharedWebFiles(app, services);
  app.setNotFoundHandler(async (request, reply) => {
    const { path, query } = rawUrlOf(request);
    if ((request.method !== 'GET' && request.method !== 'HEAD') || notPages.test(path)) {
      return sendRefusal(request, reply, new Refusal('notFound'));
    }
    const match = matchPath(path);
    if (isOldBrowser(request)) {
      return match?.state.name === 'browser-list'
        ? sendHtml(reply, browserListPage(request.visitor.language, settings.healthSystem))
        : reply.redirect(pathTo('browser-list'));
    }
    const isSignedIn = signedInForm.test(path);
    if (!isSignedIn && match === null) {
      return reply.redirect(signedInUrl(signedInStart(settings), path, query));
    }
    if (entries === null) return sendHtml(reply.code(503), unbuiltPage);
    // Any page may lead to the form of an insurance without being loaded anew.
    if (readsHealthCards(settings.healthCards)) allowOwnCamera(reply);
    if (match === null) return sendHtml(reply, await fillIn(entries.signedIn, request, services, noTags));
    // "Unreadable service area is logged only" (spec §8); the state alone, since the address may hold anything.
    if (match.params === null) request.log.warn({ state: match.state.name }, 'unreadable parameters');
    if (match.state.name === CAMERA_PAGE && settings.visits.video !== undefined) {
      allowCamera(reply, new URL(settings.visits.video.url).origin);
    }
    const tags = entries.preloads(match.state.name, request.visitor.language);
    const draw = match.state.name === DRAWN_PAGE && !hasFailedBefore(request) ? entries.draw : undefined;
    return sendHtml(reply, await fillIn(entries.signedOut, request, services, tags, draw));
  });
}

/**
 * The signed-in app's root with the path in the hash. In the hash, the path cannot lead to another site. Its leading
 * slashes are still reduced to one, so that no client reads it as another host.
 */
export function signedInUrl(root: string, path: string, query: string): string {
  const target = signedInForm.test(path) ? '/' : `/${path.replace(/^[/\\]+/, '')}${query}`;
  return `${signedInRootFor(target, root)}#${target.replace(/[^\w/~.!*'();:@&=+$,?%-]/g, encodeURIComponent)}`;
}

async function serveFiles(app: FastifyInstance, folder: string, hasFavicon: boolean): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // One route for each file, known at the start: a request never searches the disk.
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', SERVICE_WORKER_FILE, ...(hasFavicon ? [FAVICON_FILE] : [])],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, HASHED_FILES));
      reply.header('cache-control', isHashed ? FOR_EVER : 'public, max-age=3600');
    },
  });
}

interface Entries {
  signedOut: string;
  signedIn: string;
  preloads: PagePreloads;
  draw: DrawFirstPage;
}

async function readEntries(folder: string, { addedLanguages }: HealthSystem): Promise<Entries> {
  const [signedOut, signedIn, preloads, draw] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, 'private.html'), 'utf8'),
    readPagePreloads(folder, addedLanguages.length > 0),
    readFirstPage(folder),
  ]);
  return { signedOut, signedIn, preloads, draw };
}

const settingsElement = new RegExp(`<script[^>]*\\bid="${PORTAL_SETTINGS_ELEMENT}"[^>]*>[^<]*</script>`);

const emptyRoot = '<div id="root"></div>';

const noTags: PageTags = { styles: '', scripts: '' };

/**
 * Writes the visitor's settings into an entry, in the visitor's language, with the tags that its page needs, and the page
 * itself where it is drawn. Its scripts then wait in a template until it has been shown.
 */
async function fillIn(
  html: string,
  request: FastifyRequest,
  services: AppServices,
  { styles, scripts }: PageTags,
  draw: DrawFirstPage = async () => null,
): Promise<string> {
  const { visitor } = request;
  const { healthSystem } = services.settings;
  const settings = await portalSettingsFor(visitor, services);
  const drawn = await draw(settings);
  // "<" is escaped, so that no text in the settings can end the script element.
  const json = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  const element = `<script type="application/json" id="${PORTAL_SETTINGS_ELEMENT}">${json}</script>`;
  const brand = healthSystem.brand === undefined ? '' : `<link rel="stylesheet" href="${BRAND_PATH}">`;
  const looks = `${themeColors(themeOf(healthSystem.brand))}${installTags(visitor.language, healthSystem)}${brand}`;
  const head = pageHead(rawUrlOf(request).path, visitor.language, services.settings);
  return withFont(html, healthSystem.brand)
    .replace(
      /<html[^>]*>/,
      `<html lang="${visitor.language}"${settings.added?.direction === 'rtl' ? ' dir="rtl"' : ''}>`,
    )
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(settingsElement, () => element)
    .replace('</head>', () => `${styles}${drawn === null ? scripts : ''}${looks}</head>`)
    .replace(emptyRoot, () => (drawn === null ? emptyRoot : drawnRoot(drawn, scripts)))
    .replace('<body>', () => `<body>${noScript(healthSystem.phones, drawn === null ? 'main' : 'aside')}`);
}

function drawnRoot({ html }: DrawnPage, scripts: string): string {
  return `<div id="root" data-${DRAWN_MARK}>${html}</div><template id="${AFTER_FIRST_PICTURE_ELEMENT}">${scripts}</template>`;
}

/** The colour that a browser paints around the page: that of the paper. */
function themeColors({ light, dark }: Theme): string {
  const tag = (theme: string, color: string): string =>
    `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${theme})">`;
  return tag('light', light['--paper']) + tag('dark', dark['--paper']);
}

const unbuiltPage = plainPage(
  'en',
  'The web app is not built yet',
  '<p>The server runs. Build the pages with <strong>npm start</strong>, or with <strong>vite build</strong> in apps/web, then start again.</p>',
);
