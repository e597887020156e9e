import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../platform/settings/settings.ts';
import { sendHtml } from '../pages/plain-page.ts';
import { readPlainStyle } from '../pages/plain-style.ts';
import { serveAppIcons } from './app-icons.ts';
import { serveAppManifests } from './app-manifest.ts';
import { keptOffline } from './kept-offline.ts';
import { OFFLINE_PATH, OFFLINE_SCRIPT_PATH, offlinePage } from './offline-page.ts';
import { serviceWorker } from './service-worker.ts';

/** Name of the worker in the built web app. It is served with what it keeps written before it. */
export const SERVICE_WORKER_FILE = 'service-worker.js';

/**
 * Serves what makes the portal an app of its own on a phone or computer: manifests, icons, and a service worker with
 * its offline page.
 *
 * @param folder of the built web app; without one there is no worker.
 */
export async function serveInstall(app: FastifyInstance, settings: Settings, folder: string): Promise<void> {
  serveAppManifests(app, settings);
  serveAppIcons(app, settings);
  const page = offlinePage(settings.healthSystem);
  app.get(OFFLINE_PATH, (_request, reply) => sendHtml(reply, page));
  const workerFile = join(folder, SERVICE_WORKER_FILE);
  if (!existsSync(workerFile)) return;
  const [code, script, style] = await Promise.all([
    readFile(workerFile, 'utf8'),
    readFile(join(folder, OFFLINE_SCRIPT_PATH), 'utf8'),
    readPlainStyle(settings),
  ]);
  const worker = serviceWorker(code, keptOffline, [page, style, script]);
  app.get(`/${SERVICE_WORKER_FILE}`, (_request, reply) =>
    // Asked for anew each time, so that a new version is found at once.
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  );
}
