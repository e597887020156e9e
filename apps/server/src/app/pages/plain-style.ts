import { themeOf, withTokens } from '@portico/tokens';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import type { Settings } from '../../platform/settings/settings.ts';
import { PLAIN_STYLE_PATH } from './plain-page.ts';

/** Serves the style sheet of the server's own pages, which old browsers load as well. */
export async function servePlainStyle(
  app: FastifyInstance,
  { healthSystem }: Pick<Settings, 'healthSystem'>,
): Promise<void> {
  const css = await readFile(new URL('plain.css', import.meta.url), 'utf8');
  const style = withTokens(css, themeOf(healthSystem.brand), { surface: 'plain', themes: 'media' });
  app.get(PLAIN_STYLE_PATH, async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
}
