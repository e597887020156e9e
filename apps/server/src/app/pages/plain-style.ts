import { themeOf, withTokens } from '@portico/tokens';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import type { Settings } from '../../platform/settings/settings.ts';
import { PLAIN_STYLE_PATH } from './plain-page.ts';

/** The style sheet of the server's own pages, in the hospital's colours. */
export async function readPlainStyle({ healthSystem }: Pick<Settings, 'healthSystem'>): Promise<string> {
  const css = await readFile(new URL('plain.css', import.meta.url), 'utf8');
  return withTokens(css, themeOf(healthSystem.brand), { surface: 'plain', themes: 'media' });
}

/** Serves that style sheet, which old browsers load as well. */
export async function servePlainStyle(app: FastifyInstance, settings: Pick<Settings, 'healthSystem'>): Promise<void> {
  const style = await readPlainStyle(settings);
  app.get(PLAIN_STYLE_PATH, async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
}
