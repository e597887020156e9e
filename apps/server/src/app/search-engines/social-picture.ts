import { themeOf } from '@portico/tokens';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../platform/settings/settings.ts';
import { drawIcon } from '../install/draw-icon.ts';

/** The picture that goes with a link to the portal, where the hospital has none of its own (settings: searchEngines.picture). */
export const SOCIAL_PICTURE = { path: '/icons/social-1200x630.png', width: 1200, height: 630 };

/** Serves the mark in the hospital's colours, in the shape that previews of links show. Drawn when it is first asked for. */
export function serveSocialPicture(app: FastifyInstance, { healthSystem }: Pick<Settings, 'healthSystem'>): void {
  let drawn: Buffer | undefined;
  app.get(SOCIAL_PICTURE.path, (_request, reply) => {
    drawn ??= drawIcon(SOCIAL_PICTURE, 'full', themeOf(healthSystem.brand));
    return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(drawn);
  });
}
