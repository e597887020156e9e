import { themeOf, withTokens } from '@portico/tokens';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { DOCUMENT_STYLE_PATH } from '../../documents/page.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { fontFaces } from './font-faces.ts';

/** Serves the style sheet of the documents, which allow no inline styles. */
export async function serveDocumentStyle(
  app: FastifyInstance,
  { healthSystem }: Pick<Settings, 'healthSystem'>,
): Promise<void> {
  const css = await readFile(new URL('../../documents/estimate.css', import.meta.url), 'utf8');
  const { brand } = healthSystem;
  const own = withTokens(css, themeOf(brand), { surface: 'document', themes: 'light-dark' });
  const style = brand === undefined ? own : `${fontFaces(brand)}${own}`;
  app.get(DOCUMENT_STYLE_PATH, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(style),
  );
}
