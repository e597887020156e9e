import type { BureauPort } from '../ports/bureau.ts';

/** Of a hospital that has no credit bureau. Nobody is offered it; who came to the questions before that was so takes another way. */
export const bureauOfNobody: BureauPort = {
  questions: async () => ({ outcome: 'unavailable' }),
  answers: async () => ({ outcome: 'unavailable' }),
};
