import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../platform/settings/settings.ts';

/** Serves the hospital's own pictures of its locations (settings: picturesFolder). */
export async function servePictures(app: FastifyInstance, settings: Settings): Promise<void> {
  const { picturesFolder } = settings.healthSystem;
  if (picturesFolder === undefined) return;
  await app.register(fastifyStatic, {
    root: picturesFolder,
    prefix: '/pictures/',
    index: false,
    // The routes of the web app's files have already decorated the reply.
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=3600');
    },
  });
}
