import { linkTo } from '@portico/contract';
import type { FastifyInstance } from 'fastify';
import { PRICE_WATCHES_PATH } from '../../estimates/kept/price-watch-address.ts';
import { deletePriceWatch } from '../../estimates/queries/price-watches.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { AppServices } from '../services.ts';

/**
 * The address that List-Unsubscribe names in mail about a price (RFC 8058): a mail program asks it by POST, without a cookie or an
 * anti-forgery token, and the mail ends; the token of the mail is what proves that it may. A person who opens it comes to the page with the
 * button, because programs open the links of mails, too. The reply is the same for a token that is not known.
 */
export async function serveOneClick(app: FastifyInstance, services: AppServices): Promise<void> {
  const { database, ports, settings } = services;
  const path = `${PRICE_WATCHES_PATH}/:token`;

  app.get<{ Params: { token: string } }>(path, async ({ params }, reply) =>
    reply.redirect(linkTo(settings.publicUrl, 'estimates-watch', params.token)),
  );

  await app.register(async (oneClick) => {
    // Of whatever form the body is ("multipart/form-data" or that of a link), the token in the address says all.
    oneClick.removeAllContentTypeParsers();
    oneClick.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    oneClick.post<{ Params: { token: string } }>(path, async ({ params, visitor }, reply) => {
      const { number: limit, window } = limits.oneClickEnds;
      const uses = [{ key: limitKey(settings.keys, `watch:one-click:${visitor.address}`), limit }];
      await requireUseBelow(database.db, uses, ports.clock.now(), window);
      await deletePriceWatch(database.db, hashOf(params.token));
      return reply.code(204).send();
    });
  });
}
