import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { takes } from './takes.ts';

const packings = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
};

/**
 * Serves JSON that never changes, made at the first request for it and packed at most once for each encoding. For a route
 * with `compress: false`.
 */
export function packedJson(make: () => unknown): (request: FastifyRequest, reply: FastifyReply) => Promise<Buffer> {
  let made: Buffer | undefined;
  const packed = new Map<string, Promise<Buffer>>();
  return async (request, reply) => {
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    const text = (made ??= Buffer.from(JSON.stringify(make())));
    const encoding = (['br', 'gzip'] as const).find((each) => takes(request, each));
    if (encoding === undefined) return text;
    const work = packed.get(encoding) ?? packings[encoding](text);
    packed.set(encoding, work);
    reply.header('content-encoding', encoding);
    return work;
  };
}
