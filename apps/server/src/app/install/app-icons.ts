import { themeOf } from '@portico/tokens';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../platform/settings/settings.ts';
import { drawIcon, type IconShape } from './draw-icon.ts';

interface AppIcon {
  readonly path: string;
  /** In pixels. */
  readonly side: number;
  readonly shape: IconShape;
}

/** What Chromium asks of an app that can be installed: one to show as it is, and one that phones cut to their own form. */
export const manifestIcons: readonly AppIcon[] = [
  { path: '/icons/app-192.png', side: 192, shape: 'rounded' },
  { path: '/icons/app-512.png', side: 512, shape: 'rounded' },
  { path: '/icons/app-maskable-512.png', side: 512, shape: 'full' },
];

/** What iOS puts on the home screen, and rounds by itself. */
export const appleIcon: AppIcon = { path: '/icons/apple-touch-180.png', side: 180, shape: 'full' };

/** Serves the icons in the hospital's colours. Each is drawn when it is first asked for. */
export function serveAppIcons(app: FastifyInstance, { healthSystem }: Pick<Settings, 'healthSystem'>): void {
  const theme = themeOf(healthSystem.brand);
  for (const { path, side, shape } of [...manifestIcons, appleIcon]) {
    let drawn: Buffer | undefined;
    app.get(path, (_request, reply) => {
      drawn ??= drawIcon({ width: side, height: side }, shape, theme);
      return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(drawn);
    });
  }
}
