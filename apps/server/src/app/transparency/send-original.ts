import { negotiate } from '@fastify/accept-negotiator';
import { mime, send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { basename, dirname } from 'node:path';
import { PACKED } from '../../prices/originals/original-path.ts';
import type { PublishedFile } from '../../prices/originals/published-files.ts';
import { Refusal } from '../../platform/refusal.ts';

type File = Pick<PublishedFile, 'path' | 'fileName' | 'fileSha256'>;

/**
 * Streams a price file byte for byte as it was published, or its packed copy to who takes gzip: whole, in ranges, or not
 * at all where it has not changed (RFC 9110). A file that is packed itself has no such copy.
 *
 * @throws Refusal notFound where the file has gone.
 */
export async function sendOriginal(request: FastifyRequest, reply: FastifyReply, file: File): Promise<FastifyReply> {
  const takesGzip = negotiate(request.headers['accept-encoding'] ?? '', ['gzip']) !== null;
  const packed = takesGzip ? await read(request, `${file.path}${PACKED}`) : null;
  const found = packed ?? (await read(request, file.path));
  if (found === null) throw new Refusal('notFound');
  reply
    .code(found.statusCode)
    .headers(found.headers)
    .header('vary', 'accept-encoding')
    // What is published for everybody may be read by pages of others, too.
    .header('cross-origin-resource-policy', 'cross-origin');
  if (found.statusCode === 200 || found.statusCode === 206) {
    reply.type(mime.getType(file.fileName) ?? 'application/octet-stream');
    if (packed === null) reply.header('repr-digest', digestField(file.fileSha256));
    else reply.header('content-encoding', 'gzip');
  }
  return reply.send(found.stream);
}

async function read(request: FastifyRequest, path: string) {
  const name = encodeURIComponent(basename(path));
  const found = await send(request.raw, name, {
    root: dirname(path),
    cacheControl: false,
    index: false,
    dotfiles: 'allow',
  });
  return found.statusCode === 404 ? null : found;
}

/** The digest of the bytes of the file, as RFC 9530 writes it. */
function digestField(sha256: string): string {
  return `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`;
}
