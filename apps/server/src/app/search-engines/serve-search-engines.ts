import { defaultLanguage, type Language, languages, PRICE_TRANSPARENCY_PATH, pathTo } from '@portico/contract';
import type { FastifyInstance } from 'fastify';
import { servicePagePath, servicesPath } from '../../documents/service-page/paths.ts';
import { publicCategories } from '../../estimates/public-services/public-services.ts';
import { escapeHtml } from '../pages/plain-page.ts';
import { indexedStates } from '../pages/page-head.ts';
import type { AppServices } from '../services.ts';
import { isIndexed } from './is-indexed.ts';
import { serveServicePages } from './serve-service-pages.ts';
import { serveSocialPicture } from './social-picture.ts';

const ROBOTS_PATH = '/robots.txt';
const SITEMAP_PATH = '/sitemap.xml';

/** Paths below which nothing is for a stranger to find: calls, the signed-in app, forms in frames. */
const closed = ['/api/', '/Private', '/GuestEstimates', '/Estimates', '/Activation', '/Partners', '/orion/', '/frame/'];

/** Serves what search engines ask for: whether they may come (RFC 9309), and where the public pages are (sitemaps.org). */
export function serveSearchEngines(app: FastifyInstance, services: AppServices): void {
  const { settings } = services;
  const { publicUrl, healthSystem } = settings;
  serveSocialPicture(app, settings);
  serveServicePages(app, services);

  // Where nothing may be listed the pages say so themselves: who may not fetch a page does not read its "noindex".
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /'];
  const robots = isIndexed(settings) ? [...rules, `Sitemap: ${publicUrl}${SITEMAP_PATH}`] : rules;
  app.get(ROBOTS_PATH, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${robots.join('\n')}\n`),
  );

  const paths = [
    ...indexedStates.map((name) => pathTo(name)),
    ...(healthSystem.priceTransparency === undefined ? [] : [PRICE_TRANSPARENCY_PATH]),
  ];
  const listed = async (): Promise<ListedPage[]> => {
    if (!isIndexed(settings)) return [];
    const categories = await publicCategories({ prices: services.prices, system: healthSystem }, defaultLanguage);
    const ids = categories.flatMap((category) => category.services.map(({ id }) => id));
    return [
      ...paths.map((path) => followingTheBrowser(`${publicUrl}${path}`)),
      ...inEachLanguage((language) => `${publicUrl}${servicesPath(language)}`),
      ...ids.flatMap((id) => inEachLanguage((language) => `${publicUrl}${servicePagePath(language, id)}`)),
    ];
  };
  app.get(SITEMAP_PATH, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(sitemapOf(await listed())),
  );
}

/** A page, with its address in each language. */
interface ListedPage {
  readonly at: string;
  readonly alternates: ReadonlyArray<{ readonly language: string; readonly at: string }>;
}

/** A page with one address, whose language follows the browser unless the address names it. */
function followingTheBrowser(at: string): ListedPage {
  const alternates = languages.map((language) => ({ language, at: `${at}?lang=${language}` }));
  return { at, alternates: [...alternates, { language: 'x-default', at }] };
}

/** A page with an address in each language. */
function inEachLanguage(addressIn: (language: Language) => string): ListedPage[] {
  const alternates = languages.map((language) => ({ language, at: addressIn(language) }));
  return alternates.map(({ at }) => ({ at, alternates }));
}

function sitemapOf(pages: readonly ListedPage[]): string {
  const entries = pages.map(({ at, alternates }) => {
    const links = alternates.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each.language}" href="${escapeHtml(each.at)}"/>`,
    );
    return `<url><loc>${escapeHtml(at)}</loc>${links.join('')}</url>`;
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>${entries.join('\n')}</urlset>\n`;
}
