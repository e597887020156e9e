import type { FastifyInstance } from 'fastify';
import { defaultLanguage, languageOfTag, SPEED_PROBE_BYTES } from '@portico/contract';
import { randomBytes } from 'node:crypto';
import { expiredView } from '../expired-page.ts';
import { providerMessages } from '../messages/provider-messages.ts';
import type { PortalClient } from '../portal-client.ts';
import { type PageFrame, providerPage } from '../provider-page.ts';
import { timeWords } from '../schedule/when.ts';
import { PROBE_PATH, VIDEO_PATH, waitingRoom } from './waiting-room-page.ts';

interface ServedWaitingRoom {
  readonly timeZone: string;
  readonly portal: PortalClient;
  readonly frame: () => PageFrame;
}

/** Serves the waiting room of video visits. It keeps nothing: picture and sound stay in the visitor's browser. */
export function serveWaitingRoom(app: FastifyInstance, { timeZone, portal, frame }: ServedWaitingRoom): void {
  // Random, so that nothing on the way makes it smaller.
  const probe = randomBytes(SPEED_PROBE_BYTES);

  app.get(VIDEO_PATH, async (request, reply) => {
    const { ticket = '', lang: tag = '' } = request.query as Partial<Record<string, string>>;
    const lang = languageOfTag(tag) ?? defaultLanguage;
    const words = providerMessages(lang);
    const holder = await portal.holderOf(ticket, lang);
    const visit = holder?.visit ?? null;
    if (visit === null) reply.code(403);
    const view =
      visit === null ? expiredView(words, 'video-visit-valid') : waitingRoom(visit, words, timeWords(lang, timeZone));
    return reply
      .type('text/html; charset=utf-8')
      .send(providerPage({ name: words.names.video, lang, ...view }, frame()));
  });

  app.get(PROBE_PATH, async (_request, reply) => reply.type('application/octet-stream').send(probe));
}
