import { findWritten, type Language } from '@portico/contract';
import type { FastifyInstance } from 'fastify';
import { SERVICES_PATH, servicesPath } from '../../documents/service-page/paths.ts';
import { servicePage, servicesPage } from '../../documents/service-page/service-page.ts';
import { publicCategories, publicService } from '../../estimates/public-services/public-services.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sendHtml } from '../pages/plain-page.ts';
import type { AppServices } from '../services.ts';
import { isIndexed } from './is-indexed.ts';
import { socialPictureUrl } from './social-picture.ts';

/** What is live may change at any time. */
const CACHE = 'no-cache';

/**
 * Serves each service's public page in each language, and the list of them: without an account, a captcha or scripts, for who
 * searches the web for what care costs. The estimator itself begins with terms, which no search engine accepts.
 */
export function serveServicePages(app: FastifyInstance, { prices, settings }: AppServices): void {
  const { healthSystem: system, publicUrl } = settings;
  const details = {
    system: system.name,
    publicUrl,
    isIndexed: isIndexed(settings),
    picture: socialPictureUrl(settings),
  };

  app.get(SERVICES_PATH, ({ visitor: { language } }, reply) => reply.redirect(servicesPath(language)));

  app.get<{ Params: { language: string } }>(`${SERVICES_PATH}/:language`, async ({ params }, reply) => {
    const language = requireLanguage(params.language);
    const categories = await publicCategories({ prices, system }, language);
    return sendHtml(reply.header('cache-control', CACHE), servicesPage(categories, language, details));
  });

  app.get<{ Params: { language: string; id: string } }>(`${SERVICES_PATH}/:language/:id`, async ({ params }, reply) => {
    const language = requireLanguage(params.language);
    const found = await publicService(params.id, { prices, system }, language);
    if (found === null) throw new Refusal('notFound');
    return sendHtml(reply.header('cache-control', CACHE), servicePage(found, language, details));
  });
}

/** @throws Refusal notFound */
function requireLanguage(text: string): Language {
  const language = findWritten(text);
  if (language === undefined) throw new Refusal('notFound');
  return language;
}
