import cookie from '@fastify/cookie';
import { type AddedLanguage, defaultLanguage, type Language, languageOfTag } from '@portico/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { browserName } from '../../accounts/sessions/browser-name.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { cookieName } from '../../platform/visitor/cookie-name.ts';
import { accountCookies, newBrowserId } from './account-cookies.ts';
import { networkOf } from './network-of.ts';

const browserIdPattern = /^[\w-]{43}$/;

/**
 * Gives each browser a random id, to which anti-forgery tokens and guest tokens are bound, and reads the visitor's
 * language. If pages of other sites may call with the cookie, only CORS and the anti-forgery token distinguish them
 * from all other sites.
 */
export async function recogniseVisitors(
  app: FastifyInstance,
  settings: Pick<Settings, 'mode' | 'hasCrossSiteOrigins' | 'origins' | 'healthSystem'>,
): Promise<void> {
  const { mode, origins } = settings;
  const added = settings.healthSystem.addedLanguages.map(({ tag }) => tag);
  const name = cookieName('browser', mode);
  const options = cookieOptions(settings);
  await app.register(cookie);
  app.decorateRequest('visitor');
  app.addHook('onRequest', (request, reply, done) => {
    // The visitor went away before anything was done: nobody is there to answer, and no address to count by.
    if (request.socket.remoteAddress === undefined) {
      reply.hijack();
      return;
    }
    const known = request.cookies[name];
    const isKnown = known !== undefined && browserIdPattern.test(known);
    const browserId = isKnown ? known : newBrowserId();
    if (!isKnown) reply.setCookie(name, browserId, options);
    request.visitor = {
      browserId,
      isNewBrowser: !isKnown,
      language: languageOf(request, added),
      address: networkOf(request.ip),
      browser: browserName(request.headers['user-agent']),
      isSentByOthers: isSentByOthers(request.headers, origins),
      cookies: accountCookies(request, reply, mode, options),
      session: null,
      provider: null,
    };
    done();
  });
}

/** The flags of every cookie of the portal. */
export function cookieOptions({
  mode,
  hasCrossSiteOrigins: isCrossSite,
}: Pick<Settings, 'mode' | 'hasCrossSiteOrigins'>) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: isCrossSite ? 'none' : 'lax',
    secure: mode === 'production' || isCrossSite,
  } as const;
}

/**
 * Whether a page of another site caused the request. Browsers send the origin of a page that calls or links to another
 * site. In Sec-Fetch-Site they send its relation to us: `none` for a typed address or a bookmark. Older browsers may
 * send neither; then only the cookie's SameSite protects.
 */
function isSentByOthers(
  { origin, referer = '', 'sec-fetch-site': site }: FastifyRequest['headers'],
  origins: readonly string[],
): boolean {
  const page = origin ?? (URL.canParse(referer) ? new URL(referer).origin : '');
  if (origins.includes(page)) return false;
  return site === undefined ? origin !== undefined : site !== 'same-origin' && site !== 'none';
}

/** The language of the portal that a tag belongs to: `es` for `es-MX`, `zh-Hans` for `zh-CN`, whose script that is. */
function languageFor(tag: string, added: readonly AddedLanguage[]): Language | undefined {
  const written = languageOfTag(tag);
  if (written !== undefined || added.length === 0) return written;
  const wanted = widestTag(tag);
  return wanted === undefined ? undefined : added.find((each) => widestTag(each) === wanted);
}

/** A language with its script, as `zh-Hans`; undefined for what is no tag. */
function widestTag(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag.trim()).maximize();
    return `${language}-${script ?? ''}`;
  } catch {
    return undefined;
  }
}

/**
 * The language in the address, by which search engines find the pages in each; else the `lang` cookie of the language switch, else the first of the browser's languages that the portal has, else the
 * default.
 */
function languageOf(request: FastifyRequest, added: readonly AddedLanguage[]): Language {
  const { lang } = request.query as { lang?: unknown };
  const chosen =
    (typeof lang === 'string' ? languageFor(lang, added) : undefined) ??
    languageFor(request.cookies['lang'] ?? '', added);
  if (chosen !== undefined) return chosen;
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', quality = 'q=1'] = entry.trim().split(';');
      return { language: languageFor(tag, added), weight: Number(quality.trim().slice(2)) || 0 };
    })
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return wanted[0]?.language ?? defaultLanguage;
}
