import * as z from 'zod';
import type { PartnerRosterPort } from '../ports/partner-roster.ts';
import type { HttpService } from '../platform/settings/enrolment-services.ts';
import { askerOf, type ServiceSurroundings } from './json-service.ts';

/** In milliseconds. A person waits for the answer. */
const PATIENCE = 10_000;

const answer = z.object({ outcome: z.enum(['confirmed', 'refused']) });

/**
 * Employees of partners, by an HTTP service. Partner and number are posted as JSON; the answer is `{"outcome":
 * "confirmed" | "refused"}`.
 */
export function partnerRosterByHttp(service: HttpService, surroundings: ServiceSurroundings): PartnerRosterPort {
  const ask = askerOf('partner roster', service, { patience: PATIENCE, ...surroundings });
  return {
    confirm: async ({ partner, number }) => {
      const answered = await ask({
        path: '',
        body: { partner, socialSecurityNumber: number },
        read: (reply) => answer.safeParse(reply).data,
      });
      return answered ?? { outcome: 'unavailable' };
    },
  };
}
