import { PRICE_UPLOAD_ROUTE, staffCalls } from '@portico/staff-contract';
import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { receivePart } from '../staff/prices/uploads/bring-file.ts';
import { priceUploadModel } from './models/price-upload.ts';
import { requireCaller } from './sign-in/require-caller.ts';
import { type StaffServices, staffOf } from './services.ts';
import { StaffRefusal } from './staff-refusal.ts';

const { permission, reply } = staffCalls.showPriceUpload;

const address = z.object({ uploadId: z.uuid(), from: z.coerce.number().check(z.int(), z.nonnegative()) });

/**
 * Takes the parts of price files: bytes, which go to the disk as they come and are never in memory as a whole. The calls of a
 * person are limited, these are not: each must go on where the one before has ended.
 */
export function serveUploadParts(app: FastifyInstance, services: StaffServices): void {
  void app.register(async (parts) => {
    parts.removeAllContentTypeParsers();
    parts.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    parts.post(PRICE_UPLOAD_ROUTE, async (request, answer) => {
      const member = await requireCaller(request, services, { permission });
      const { success, data } = address.safeParse(request.params);
      if (!success || request.body === undefined) throw new StaffRefusal('malformedRequest');
      const upload = await receivePart(staffOf(member, services), data.uploadId, data.from, request.body as Readable);
      return answer.send(reply.parse({ upload: priceUploadModel(upload) }));
    });
  });
}
