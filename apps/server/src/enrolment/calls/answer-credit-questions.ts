import type { InputOf, ReplyOf } from '@portico/contract';
import type { SignUpQuestions } from '../sign-up/sign-up-data.ts';
import { moveSignUp } from '../sign-up/sign-up.ts';
import { signUpStatusOf } from '../sign-up/sign-up-status.ts';
import { askService, detailsOfRefusal } from '../verification/verification-service.ts';
import { loadVerification, takeStep } from '../verification/verification-step.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';

type Answers = InputOf<'answerCreditQuestions'>['answers'];

/** Questions are checked once. A further try needs new ones. */
const judged = { questions: null };

/**
 * Asks the bureau to check the answers.
 *
 * @throws Refusal malformedRequest for a question without its answer; verificationFailed, which lowers the counter
 * (spec §4), also if the person has no tries left today; verifierUnavailable, which costs no try; outOfTurn;
 * tooManyRequests.
 */
export async function answerCreditQuestions(
  { answers, agreed }: InputOf<'answerCreditQuestions'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'answerCreditQuestions'>> {
  const signUp = await loadVerification(visitor, services);
  const open = signUp.data.questions;
  // Before the bureau is asked: the step must allow every possible outcome.
  moveSignUp(signUp, { type: 'answersRefused' });
  if (open === null) throw new Refusal('outOfTurn');
  const invalid = [...(areWhole(answers, open) ? [] : ['answers']), ...(agreed ? [] : ['agreed'])];
  if (invalid.length > 0) throw new Refusal('malformedRequest', invalid);
  const { bureau } = services.ports;
  const asked = await askService('answers', signUp, () => bureau.answers(open.token, answers), visitor, services);
  if (asked.counts && asked.answer?.outcome === 'passed') {
    const record = { event: 'answersAccepted' } as const;
    const step = await takeStep(
      asked.signUp,
      { type: 'answersAccepted' },
      { record, changes: judged },
      visitor,
      services,
    );
    return signUpStatusOf(step);
  }
  const record = { event: 'answersRefused', details: detailsOfRefusal(asked) } as const;
  await takeStep(asked.signUp, { type: 'answersRefused' }, { record, changes: judged }, visitor, services);
  throw new Refusal('verificationFailed');
}

/** Every question has one answer, from its own choices. */
function areWhole(answers: Answers, { questions }: SignUpQuestions): boolean {
  const isAnswered = questions.every(({ id, choices }) => {
    const given = answers.filter(({ question }) => question === id);
    return given.length === 1 && choices.some((choice) => choice.id === given[0]?.choice);
  });
  return isAnswered && answers.length === questions.length;
}
