import { fastify } from 'fastify';
import { readFile } from 'node:fs/promises';
import { startServer } from '../apps/server/src/main/start-server.ts';
import { readSettings } from '../apps/server/src/platform/settings/settings.ts';
import { serveUntilEnd } from './serve-until-end.ts';

/**
 * Servers of bench/calls.ts: `portal` is the real one with the demonstration, on the database that the environment names; `bare
 * METHOD PATH FILE` a fastify route that returns the bytes of a file.
 */
const jobs: Readonly<Record<string, (given: string[]) => Promise<void>>> = { portal, bare };

async function portal(): Promise<void> {
  const server = await startServer(await readSettings('demonstration', process.env));
  await serveUntilEnd({ url: server.url }, () => server.close());
}

async function bare([method = 'GET', url = '/', file = '']: string[]): Promise<void> {
  const bytes = await readFile(file);
  const app = fastify();
  const handler = (_request: unknown, reply: { type(type: string): { send(bytes: Buffer): unknown } }) =>
    reply.type('application/json; charset=utf-8').send(bytes);
  app.route({ method, url, handler });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await serveUntilEnd({ url: address }, () => app.close());
}

const [job = '', ...given] = process.argv.slice(2);
await jobs[job]?.(given);
