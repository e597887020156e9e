import { type InputOf, textOf } from '@portico/contract';
import type { Language, ReplyOf } from '@portico/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { bureauPersonOf } from '../verification/credit-person.ts';
import type { SignUpQuestions } from '../sign-up/sign-up-data.ts';
import { loadSignUp, moveSignUp, type SignUp } from '../sign-up/sign-up.ts';
import { askService } from '../verification/verification-service.ts';
import { isBeingAsked, requirePerson, takeStep } from '../verification/verification-step.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';

type Reply = ReplyOf<'getCreditQuestions'>;

/**
 * While another call of the same browser asks the bureau: the interval, in milliseconds, at which this one looks for
 * the answer.
 */
const LOOK_EVERY = 250;

/**
 * The questions about a person's credit history: the open ones, or new ones from the bureau.
 *
 * @throws Refusal antiForgery if a page of another site leads here; verificationFailed if the bureau has no questions
 * for this person, which lowers the counter (spec §4); verifierUnavailable, which costs no try; outOfTurn;
 * tooManyRequests.
 */
export async function getCreditQuestions(
  _input: InputOf<'getCreditQuestions'>,
  visitor: Visitor,
  services: Services,
): Promise<Reply> {
  if (visitor.isSentByOthers) throw new Refusal('antiForgery');
  const signUp = await loadWhenAnswered(visitor, services);
  // Before the bureau is asked: the step must allow every possible outcome.
  moveSignUp(signUp, { type: 'questionsUnavailable' });
  if (signUp.data.questions !== null) return shown(signUp.data.questions, visitor.language);
  const person = bureauPersonOf(requirePerson(signUp));
  const asked = await askService('questions', signUp, () => services.ports.bureau.questions(person), visitor, services);
  if (asked.answer?.outcome !== 'questions') {
    const record = { event: 'questionsUnavailable', details: { asked: asked.answer !== null } } as const;
    await takeStep(asked.signUp, { type: 'questionsUnavailable' }, { record }, visitor, services);
    throw new Refusal('verificationFailed');
  }
  const { token, questions } = asked.answer;
  const record = { event: 'questionsFetched', details: { count: questions.length } } as const;
  const said = { questions: { token, questions } };
  await takeStep(asked.signUp, { type: 'questionsFetched' }, { record, changes: said }, visitor, services);
  return shown(said.questions, visitor.language);
}

/** If the page is reloaded while the bureau is asked, the second call waits for the answer to the first. */
async function loadWhenAnswered(visitor: Visitor, services: Services): Promise<SignUp> {
  const signUp = await loadSignUp(visitor, services);
  if (!isBeingAsked(signUp, services.ports.clock.now())) return signUp;
  await wait(LOOK_EVERY);
  return loadWhenAnswered(visitor, services);
}

function shown({ questions }: SignUpQuestions, language: Language): Reply {
  return {
    creditHistoryQuestions: questions.map(({ id, text, choices }) => ({
      id,
      text: textOf(text, language),
      choices: choices.map((choice) => ({ id: choice.id, text: textOf(choice.text, language) })),
    })),
  };
}
