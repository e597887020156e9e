import * as z from 'zod';
import type { BureauPort, BureauQuestions } from '../ports/bureau.ts';
import type { HttpService } from '../platform/settings/enrolment-services.ts';
import { askerOf, type ServiceSurroundings } from './json-service.ts';

/** In milliseconds. A person waits for the answer. */
const PATIENCE = 10_000;

/** The bureau's ids go to the browser and come back. */
const id = z.string().regex(/^[^\p{Cc}]{1,200}$/u);
const words = z.string().min(1).max(500);

/** If the bureau has no Spanish text, the English one is shown. */
const text = z.object({ en: words, es: words.optional() }).transform(({ en, es }) => ({ en, es: es ?? en }));

const question = z.object({ id, text, choices: z.array(z.object({ id, text })).min(2).max(12) });

const someQuestions = z
  .object({
    outcome: z.literal('questions'),
    token: z.string().min(1).max(4000),
    questions: z.array(question).min(1).max(10),
  })
  .refine(({ questions }) => areDistinct(questions) && questions.every(({ choices }) => areDistinct(choices)));

const questionsReply = z.union([someQuestions, z.object({ outcome: z.literal('notEnough') })]);
const answersReply = z.object({ outcome: z.enum(['passed', 'failed']) });

/** A bureau over HTTP, in JSON: `POST /questions` with the person, `POST /answers` with the token and the choices. */
export function bureauByHttp(service: HttpService, surroundings: ServiceSurroundings): BureauPort {
  const ask = askerOf('bureau', service, { patience: PATIENCE, ...surroundings });
  return {
    questions: async ({ firstName, middleName, lastName, birthDate, address, nationalId }) => {
      const reply = await ask<BureauQuestions>({
        path: '/questions',
        body: { firstName, middleName, lastName, birthDate, address, nationalId },
        read: (body) => questionsReply.safeParse(body).data,
      });
      return reply ?? { outcome: 'unavailable' };
    },
    answers: async (token, answers) => {
      const reply = await ask({
        path: '/answers',
        body: { token, answers: answers.map(({ question: asked, choice }) => ({ question: asked, choice })) },
        read: (body) => answersReply.safeParse(body).data,
      });
      return reply ?? { outcome: 'unavailable' };
    },
  };
}

function areDistinct(things: ReadonlyArray<{ id: string }>): boolean {
  return new Set(things.map((thing) => thing.id)).size === things.length;
}
