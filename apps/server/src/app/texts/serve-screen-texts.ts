import type { FastifyInstance } from 'fastify';
import { brotliCompressSync } from 'node:zlib';
import type { Settings } from '../../platform/settings/settings.ts';
import { FOR_EVER } from '../pages/shared-web-files.ts';
import { screensPath } from './page-texts.ts';

/** Serves the texts of all screens in each added language, which pages load when one speaks it. */
export function serveScreenTexts(
  app: FastifyInstance,
  { healthSystem: { addedLanguages } }: Pick<Settings, 'healthSystem'>,
): void {
  for (const language of addedLanguages) {
    const json = JSON.stringify(language.screens);
    const packed = brotliCompressSync(json);
    app.get(screensPath(language), ({ headers }, reply) => {
      reply.type('application/json; charset=utf-8').header('cache-control', FOR_EVER).header('vary', 'accept-encoding');
      return /\bbr\b/.test(headers['accept-encoding'] ?? '')
        ? reply.header('content-encoding', 'br').send(packed)
        : reply.send(json);
    });
  }
}
