import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { Keys } from '../platform/crypto/keys.ts';
import { sealFor, unsealFor } from '../platform/crypto/sealed.ts';
import type { BureauPort } from '../ports/bureau.ts';
import type { Clock } from '../ports/clock.ts';
import { inventQuestions } from './bureau-local-questions.ts';

const KIND = 'questions of the demonstration';

/** Questions can be answered for so many seconds. */
const LIFETIME = 30 * 60;

/** Number of spent tokens that are remembered; the oldest is forgotten first. */
const MAX_SPENT_TOKENS = 10_000;

/** Delay of a slow answer, in milliseconds. */
const SLOWNESS = 3000;

/** The sealed content of a token: the right answers, by question. */
const content = z.object({
  id: z.string(),
  right: z.record(z.string(), z.string()),
  expires: z.number(),
  lastName: z.string(),
});

/**
 * The credit bureau of the demonstration. It invents its questions, and some last names make it fail (docs/demo.md).
 * The right answers are sealed in the token, so that they survive a restart. Spent tokens are remembered in memory.
 *
 * @param keys PORTICO_SECRET.
 */
export function bureauOfDemonstration(clock: Clock, keys: Keys, slowness = SLOWNESS): BureauPort {
  const spent = new Set<string>();
  const seconds = (): number => clock.now().getTime() / 1000;

  const open = (token: string): z.infer<typeof content> | undefined => {
    try {
      return content.safeParse(unsealFor(keys, KIND, token)).data;
    } catch {
      return undefined;
    }
  };
  const spend = (id: string): boolean => {
    if (spent.has(id)) return false;
    const [oldest] = spent;
    if (spent.size >= MAX_SPENT_TOKENS && oldest !== undefined) spent.delete(oldest);
    spent.add(id);
    return true;
  };

  return {
    questions: async (person) => {
      const lastName = person.lastName.toLowerCase();
      if (lastName === 'slow') await wait(slowness);
      if (lastName === 'down') return { outcome: 'unavailable' };
      if (lastName === 'unknown') return { outcome: 'notEnough' };
      const invented = inventQuestions(person);
      const right = Object.fromEntries(invented.map((question) => [question.id, question.right]));
      return {
        outcome: 'questions',
        token: sealFor(keys, KIND, { id: randomUUID(), right, expires: seconds() + LIFETIME, lastName }),
        questions: invented.map(({ id, text, choices }) => ({ id, text, choices })),
      };
    },
    answers: async (token, answers) => {
      const asked = open(token);
      if (asked?.lastName === 'slow') await wait(slowness);
      if (asked?.lastName === 'halfway') return { outcome: 'unavailable' };
      if (asked === undefined || asked.expires <= seconds() || !spend(asked.id)) return { outcome: 'failed' };
      const given = new Map(answers.map(({ question, choice }) => [question, choice]));
      const isRight = Object.entries(asked.right).every(([question, choice]) => given.get(question) === choice);
      return { outcome: isRight && given.size === answers.length ? 'passed' : 'failed' };
    },
  };
}
