import { HEALTH_LINKS_PATH } from '@portico/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { findHealthLink } from '../../estimates/queries/health-links.ts';
import { matchesFileTicket, newFileTicket } from '../../estimates/shared/file-ticket.ts';
import { fileUrl } from '../../estimates/shared/health-link-address.ts';
import { openHealthLink } from '../../estimates/shared/open-health-link.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { AppServices } from '../services.ts';

/** A manifest request. What a receiver sends beside it is ignored, as the specification asks. */
const manifestRequest = z.object({
  recipient: z.string().min(1).max(1000),
  passcode: z.string().max(1000).optional(),
  embeddedLengthMax: z.number().optional(),
});

/**
 * Answers receivers of SMART Health Links, whoever they are ('SMART Health Link Manifest Request'): no cookie, no anti-forgery token, and from pages of every
 * origin. A link is 256 random bits, and what is behind it can be read with its key alone.
 */
export function serveHealthLinks(app: FastifyInstance, services: AppServices): void {
  const { database, ports, settings } = services;

  app.post<{ Params: { token: string } }>(`${HEALTH_LINKS_PATH}/:token`, async (request, reply) => {
    await limitOpens(request.visitor, services);
    const read = manifestRequest.safeParse(request.body);
    if (!read.success) return reply.code(400).send({ error: 'recipient is missing' });
    const { token } = request.params;
    const opened = await openHealthLink(token, read.data.passcode, request.visitor, services);
    if (opened.is === 'gone') return sendGone(reply);
    if (opened.is === 'wrongPasscode') {
      return reply.code(401).send({ remainingAttempts: opened.remainingAttempts });
    }
    const { file, made_at } = opened.link;
    const isTooLong = file.length > (read.data.embeddedLengthMax ?? Number.POSITIVE_INFINITY);
    const ticket = () => newFileTicket(settings.keys, hashOf(token), ports.clock.now());
    const where = isTooLong ? { location: fileUrl(settings.publicUrl, token, ticket()) } : { embedded: file };
    const about = { lastUpdated: made_at.toISOString(), status: 'finalized', fhirVersion: '4.0.1' };
    return reply.send({ files: [{ contentType: 'application/fhir+json', ...where, ...about }] });
  });

  app.get<{ Params: { token: string; ticket: string } }>(
    `${HEALTH_LINKS_PATH}/:token/:ticket`,
    async (request, reply) => {
      await limitOpens(request.visitor, services);
      const { token, ticket } = request.params;
      const now = ports.clock.now();
      if (!matchesFileTicket(settings.keys, ticket, hashOf(token), now)) return sendGone(reply);
      const link = await findHealthLink(database.db, hashOf(token), now);
      return link === undefined ? sendGone(reply) : reply.type('application/jose').send(link.file);
    },
  );
}

const sendGone = (reply: FastifyReply): FastifyReply => reply.code(404).send({ error: 'gone' });

async function limitOpens({ address }: Visitor, { database, ports, settings }: AppServices): Promise<void> {
  const { number: limit, window } = limits.healthLinkOpens;
  const uses = [{ key: limitKey(settings.keys, `health-link:open:${address}`), limit }];
  await requireUseBelow(database.db, uses, ports.clock.now(), window);
}
