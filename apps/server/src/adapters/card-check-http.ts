import * as z from 'zod';
import type { CardCheckPort } from '../ports/card-check.ts';
import type { HttpService } from '../platform/settings/enrolment-services.ts';
import { askerOf, type ServiceSurroundings } from './json-service.ts';

/** In milliseconds. A person waits for the answer. */
const PATIENCE = 10_000;

const answer = z.object({ outcome: z.enum(['accepted', 'refused']) });

/** Card checks by an HTTP service. The card is posted as JSON; the answer is `{"outcome": "accepted" | "refused"}`. */
export function cardCheckByHttp(service: HttpService, surroundings: ServiceSurroundings): CardCheckPort {
  const ask = askerOf('card check', service, { patience: PATIENCE, ...surroundings });
  return {
    check: async ({ number, securityCode, expiry, holder, billing }) => {
      const answered = await ask({
        path: '',
        body: { number, securityCode, expiry, holder, billing },
        read: (reply) => answer.safeParse(reply).data,
      });
      return answered ?? { outcome: 'unavailable' };
    },
  };
}
