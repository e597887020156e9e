import { PRICE_TRANSPARENCY_PATH } from '@portico/contract';
import { writeCmsHpt } from '@portico/price-files';
import type { FastifyInstance } from 'fastify';
import { transparencyDocument } from '../../documents/transparency-document.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type PublishedFile, publishedFiles } from '../../prices/originals/published-files.ts';
import { sendHtml } from '../pages/plain-page.ts';
import type { AppServices } from '../services.ts';
import { CMS_HPT_PATH, pageUrl, pathOfFile, PRICE_FILES_PATH } from './published-urls.ts';
import { sendOriginal } from './send-original.ts';

type TransparencyServices = Pick<AppServices, 'database' | 'settings'>;

/**
 * Publishes the hospital's own price files as 45 CFR 180.50(d) asks: in the root the file that names them, a page that links
 * to them, and the files, without a login, a captcha or a limit on who fetches them. Without the setting
 * `priceTransparency` none of them is there.
 */
export function serveTransparency(app: FastifyInstance, { database, settings }: TransparencyServices): void {
  const { healthSystem, publicUrl, priceFilesFolder } = settings;
  const published = (): Promise<PublishedFile[]> => publishedFiles(database.db, priceFilesFolder, healthSystem);
  const contact = (): { name: string; email: string } => {
    if (healthSystem.priceTransparency === undefined) throw new Refusal('notFound');
    return healthSystem.priceTransparency.contact;
  };

  app.get(CMS_HPT_PATH, async (_request, reply) => {
    const { name, email } = contact();
    const entries = (await published()).map((file) => ({
      locationName: nameOf(file.locationId, healthSystem.locations),
      sourcePageUrl: pageUrl(publicUrl),
      mrfUrl: `${publicUrl}${pathOfFile(file)}`,
      contactName: name,
      contactEmail: email,
    }));
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(writeCmsHpt(entries));
  });

  app.get(PRICE_TRANSPARENCY_PATH, async ({ visitor: { language } }, reply) => {
    const files = (await published()).map((file) => ({ ...file, url: pathOfFile(file) }));
    const locations = healthSystem.locations
      .filter(({ ours }) => ours)
      .map(({ id, name }) => ({ name, file: files.find(({ locationId }) => locationId === id) ?? null }));
    const page = { system: healthSystem.name, contact: contact(), locations, indexPath: CMS_HPT_PATH };
    return sendHtml(reply, transparencyDocument(page, language));
  });

  app.get<{ Params: { location: string; file: string } }>(
    `${PRICE_FILES_PATH}/:location/:file`,
    // Packed when it was kept; packing while it is sent would break a range.
    { compress: false },
    async (request, reply) => {
      contact();
      const { location, file: name } = request.params;
      const file = (await published()).find(({ locationId, fileName }) => locationId === location && fileName === name);
      if (file === undefined) throw new Refusal('notFound');
      return sendOriginal(request, reply, file);
    },
  );
}

function nameOf(id: string, locations: ReadonlyArray<{ id: string; name: string }>): string {
  return locations.find((location) => location.id === id)?.name ?? id;
}
