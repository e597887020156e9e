import type { CardCheckPort } from '../ports/card-check.ts';

/** Of a hospital that has no card check. Nobody is offered it; who came to the card before that was so takes another way. */
export const cardCheckOfNobody: CardCheckPort = {
  check: async () => ({ outcome: 'unavailable' }),
};
