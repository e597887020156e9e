import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Keys, keyedHash, keyedHashes } from '../../platform/crypto/keys.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import { rawUrlOf } from '../http/request-url.ts';
import type { AppServices } from '../services.ts';
import { findWebFile, findWebFileMacs, markReplacedWebFiles, upsertWebFiles } from './queries/web-files.ts';

/** Below it every name has a hash of its content, and stands for that content for ever. */
export const HASHED_FILES = 'assets';

export const FOR_EVER = 'public, max-age=31536000, immutable';

/** What the build makes. A file of another kind is not shared. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
};

/** How many files one statement stores. */
const BATCH = 50;

/**
 * Stores the files of this release's web app, so that servers of other releases on the database serve them: a page of one
 * release may ask a server of the other for its files (docs/decisions/0179).
 *
 * @param folder of the built web app; without one nothing is stored.
 */
export async function shareWebFiles(
  { db, keys, now }: { db: Kysely<Tables>; keys: Keys; now: Date },
  folder: string,
): Promise<void> {
  const own = await readHashedFiles(folder);
  if (own.length === 0) return;
  const files = own.map(({ path, content }) => ({
    path,
    content,
    mac: keyedHash(keys, PURPOSE, textOf(path, content)),
  }));
  const stored = new Map((await findWebFileMacs(db)).map(({ path, mac }) => [path, Buffer.from(mac)]));
  const missing = files.filter(({ path, mac }) => stored.get(path)?.equals(mac) !== true);
  for (let from = 0; from < missing.length; from += BATCH) {
    await upsertWebFiles(db, missing.slice(from, from + BATCH));
  }
  await markReplacedWebFiles(
    db,
    files.map(({ path }) => path),
    now,
  );
}

/** Serves the files that this server does not have itself: those of other releases. */
export function serveSharedWebFiles(
  app: FastifyInstance,
  { database, settings }: Pick<AppServices, 'database' | 'settings'>,
): void {
  app.get(`/${HASHED_FILES}/*`, async (request, reply) => {
    const { path } = rawUrlOf(request);
    const type = types[extname(path)];
    const file = type === undefined ? undefined : await findWebFile(database.db, path);
    if (file === undefined || type === undefined) throw new Refusal('notFound');
    const content = Buffer.from(file.content);
    const macs = keyedHashes(settings.keys, PURPOSE, textOf(path, content));
    if (!macs.some((mac) => mac.equals(file.mac))) throw new Refusal('notFound');
    return reply.type(type).header('cache-control', FOR_EVER).send(content);
  });
}

const PURPOSE = 'web files';

/** What is hashed under a key: nobody who can write into the table alone makes a script of it. */
function textOf(path: string, content: Uint8Array): string {
  return `${path} ${createHash('sha256').update(content).digest('hex')}`;
}

async function readHashedFiles(folder: string): Promise<Array<{ path: string; content: Buffer }>> {
  const within = join(folder, HASHED_FILES);
  if (!existsSync(within)) return [];
  const names = (await readdir(within)).filter((name) => extname(name) in types).toSorted();
  return Promise.all(
    names.map(async (name) => ({ path: `/${HASHED_FILES}/${name}`, content: await readFile(join(within, name)) })),
  );
}
