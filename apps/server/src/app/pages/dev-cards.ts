import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { qrCode } from '../../documents/qr-code.ts';
import type { CardIssuer, CardToTry } from '../../ports/card-issuer.ts';
import { escapeHtml, plainPage, sendHtml } from './plain-page.ts';

/** Below it the demonstration's insurer is asked for what its cards hold. */
export const DEV_CARDS_PATH = '/dev/cards';

/** In pixels, of a module: what a phone's camera tells apart on a screen. */
const MODULE = 4;

/** In modules: what scanners need around a code (ISO/IEC 18004). */
const QUIET = 4;

/** The digital insurance cards of the demonstration: a page with their codes, a list for programs, and their issuer's server. */
export function serveDevCards(app: FastifyInstance, issuer: CardIssuer): void {
  app.get(`${DEV_CARDS_PATH}.json`, async () => issuer.cards);

  app.get(DEV_CARDS_PATH, async (_request, reply) =>
    sendHtml(
      reply,
      plainPage('en', 'Digital insurance cards of the demonstration', issuer.cards.map(articleOf).join('\n')),
    ),
  );

  interface Asked {
    Params: { card: string; file?: string };
  }
  const answer = async ({ method, params, body }: FastifyRequest<Asked>, reply: FastifyReply) => {
    const { status, type, body: content } = await issuer.answer({ method, card: params.card, file: params.file, body });
    return reply.code(status).type(type).send(content);
  };
  app.get<Asked>(`${DEV_CARDS_PATH}/:card`, answer);
  app.post<Asked>(`${DEV_CARDS_PATH}/:card`, answer);
  app.get<Asked>(`${DEV_CARDS_PATH}/:card/:file`, answer);
}

function articleOf({ id, about, link }: CardToTry): string {
  const { size, path } = qrCode(link);
  const whole = size + 2 * QUIET;
  const box = `${-QUIET} ${-QUIET} ${whole} ${whole}`;
  return `<article>
<h2>${escapeHtml(id)}</h2>
<p>${escapeHtml(about)}</p>
<svg class="code" viewBox="${box}" width="${whole * MODULE}" height="${whole * MODULE}" role="img" aria-label="QR code"><path d="${path}"/></svg>
<pre>${escapeHtml(link)}</pre>
</article>`;
}
