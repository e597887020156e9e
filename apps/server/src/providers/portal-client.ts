import { type AppointmentReport, readTicket, reportAppointment, type ReplyOf } from '@portico/contract';
import { setTimeout as wait } from 'node:timers/promises';

/** Who has opened a page, as the portal tells. */
export type TicketHolder = ReplyOf<'readTicket'>;

/** What a provider's server asks of the portal and tells it (packages/contract/src/calls/visits.ts). */
export interface PortalClient {
  /** null for a ticket that the portal refuses. */
  holderOf(ticket: string, language: string): Promise<TicketHolder | null>;
  /** null if the portal did not take it, also after some tries. */
  report(report: AppointmentReport, ticket: string): Promise<ReplyOf<'reportAppointment'> | null>;
}

/** Tries of a report, with a second between. */
const TRIES = 3;

/**
 * @param portalUrl where the portal listens; known once it does.
 * @param second milliseconds of one second of delay.
 */
export function createPortalClient(portalUrl: () => string, token: string, second: number): PortalClient {
  const post = (path: string, body: object, language = 'en'): Promise<Response> =>
    fetch(portalUrl() + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    });
  return {
    holderOf: async (ticket, language) => {
      const reply = await post(readTicket.path, { ticket }, language);
      if (reply.status === 400) return null;
      if (!reply.ok) throw new Error(`The portal answered ${reply.status}`);
      const { response } = (await reply.json()) as { response: TicketHolder };
      return response;
    },
    report: async (report, ticket) => {
      for (let tried = 0; tried < TRIES; tried += 1) {
        if (tried > 0) await wait(second);
        const reply = await post(reportAppointment.path, { ...report, ticket }).catch(() => null);
        if (reply?.ok) return ((await reply.json()) as { response: ReplyOf<'reportAppointment'> }).response;
        if (reply !== null && reply.status < 500) return null;
      }
      return null;
    },
  };
}
