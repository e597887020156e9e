import { writeCmsHpt } from '@portico/price-files';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** What another hospital of the region publishes, as the demonstration has it: so that there is something to follow. */
export interface PublishingHospital {
  /** The path of its website, with a slash before and none behind. */
  readonly path: string;
  readonly name: string;
  /** Its price file on this machine. */
  readonly file: string;
}

/** The website of another hospital: a cms-hpt.txt, and the price file that it names (45 CFR 180.50(d)(6)). */
export function serveDevHospital(app: FastifyInstance, { path, name, file }: PublishingHospital): void {
  const filePath = `${path}/${basename(file)}`;

  app.get(`${path}/cms-hpt.txt`, async ({ protocol, host }, reply) => {
    const address = (of: string): string => `${protocol}://${host}${of}`;
    const entry = {
      locationName: name,
      sourcePageUrl: address(path),
      mrfUrl: address(filePath),
      contactName: 'Price transparency',
      contactEmail: 'prices@cypress-harbor.example',
    };
    return reply.type('text/plain; charset=utf-8').send(writeCmsHpt([entry]));
  });

  app.get(filePath, async ({ headers }, reply) => {
    const content = await readFile(file);
    const etag = `"${createHash('sha256').update(content).digest('hex')}"`;
    reply.header('etag', etag);
    return headers['if-none-match'] === etag ? reply.code(304).send() : reply.type('text/csv').send(content);
  });
}
