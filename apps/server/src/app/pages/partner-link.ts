import { PARTNER_LINK_PATH, pathTo } from '@portico/contract';
import type { FastifyInstance } from 'fastify';
import { findPartner } from '../../enrolment/partners/find-partner.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/**
 * The link that a partner puts on its own pages (spec §2: "the partner page can link to
 * Partners/{partner}/RequestAccount"). It leads to that partner's request, or for an unknown name to the view that says
 * so. Other parameters are dropped.
 */
export function servePartnerLink(app: FastifyInstance, { healthSystem }: Pick<Settings, 'healthSystem'>): void {
  app.get<{ Params: { partner: string } }>(PARTNER_LINK_PATH, async (request, reply) => {
    const partner = findPartner(healthSystem, request.params.partner);
    const params = partner === undefined ? { view: 'invalidCP' } : { partner: partner.name };
    return reply.redirect(pathTo('partner-request-account.params', params));
  });
}
