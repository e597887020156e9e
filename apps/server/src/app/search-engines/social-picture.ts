import { themeOf } from '@portico/tokens';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../platform/settings/settings.ts';
import { drawIcon } from '../install/draw-icon.ts';

/** For a hospital that has no picture of its own (settings: searchEngines.picture). */
const SOCIAL_PICTURE = { path: '/icons/social-1200x630.png', width: 1200, height: 630 };

/** Address of the picture that goes with links to the portal: the hospital's own, or the mark. */
export function socialPictureUrl({ healthSystem, publicUrl }: Pick<Settings, 'healthSystem' | 'publicUrl'>): string {
  return `${publicUrl}${healthSystem.searchEngines.picture ?? SOCIAL_PICTURE.path}`;
}

/** Serves the mark in the hospital's colours, in the shape that previews of links show. Drawn when it is first asked for. */
export function serveSocialPicture(app: FastifyInstance, { healthSystem }: Pick<Settings, 'healthSystem'>): void {
  let drawn: Buffer | undefined;
  app.get(SOCIAL_PICTURE.path, (_request, reply) => {
    drawn ??= drawIcon(SOCIAL_PICTURE, 'full', themeOf(healthSystem.brand));
    return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(drawn);
  });
}
