import { activateMobileAccount, type SmsActivationStatus } from '@portico/contract';
import { refusedLogin } from '../../account-forms/refused-login.ts';
import { refusedAnswer, type RefusedAnswer } from '../../forms/refused-answer.ts';
import type { ChosenQuestion } from '../../account-forms/question-fields.tsx';
import { renewTermsAfter } from '../../account-forms/with-terms.tsx';
import { forgetLogin, saveLogin, recallLogin } from '../../activation/saved-login.ts';
import { smsActivation } from '../../activation/sms-activation-flow.ts';
import { forgetLink } from '../../activation/sms-link.ts';
import { CallFailure } from '../../api/call-failure.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useSubmit, type Submitting } from '../../forms/use-submit.ts';
import { useGo } from '../../router/use-go.ts';

export interface ActivatingMobile extends Pick<Submitting<typeof activateMobileAccount>, 'busy' | 'failure'> {
  /** Sends both steps and the version of the terms that were read, and goes on, or back to the first. Returns what is wrong with the answer, or null. */
  readonly activate: (chosen: ChosenQuestion, termsVersion: string) => Promise<RefusedAnswer | null>;
}

/** Creates the account (spec §4, 'Mobile activation', and its errors of §8). */
export function useActivateMobile(): ActivatingMobile {
  const { status, moving, moveOn, recheck } = useFlow(smsActivation);
  const go = useGo();
  const { busy, failure, submit } = useSubmit(activateMobileAccount);

  const takeRefusal = async (refusal: CallFailure, chosen: ChosenQuestion): Promise<RefusedAnswer | null> => {
    const input = recallLogin()?.typed;
    const refused = input === undefined ? null : refusedLogin(refusal, input);
    if (input !== undefined && refused !== null) {
      // "A duplicate-ID error returns to step 1."
      saveLogin({ typed: input, refused });
      go('sms-user-login-credentials', { expires: String(status.expires) });
    } else if (refusal.error === 'activationInvalid') {
      forgetLogin();
      await recheck();
      go('sms-activation-invalid', { reason: isOver(status, Date.now()) ? 'expired' : 'used' }, { replace: true });
    } else if (refusal.error === 'accountNotCreated') go('sms-activation-error');
    else if (refusal.error === 'outOfTurn') await recheck();
    renewTermsAfter(refusal);
    return refusedAnswer(refusal, chosen);
  };
  const activate: ActivatingMobile['activate'] = async (chosen, termsVersion) => {
    const input = recallLogin()?.typed;
    if (input === undefined) return null;
    const answer = await submit({
      username: input.username,
      reenteredUsername: input.usernameAgain,
      password: input.password,
      reenteredPassword: input.again,
      securityQuestion: chosen.question,
      securityAnswer: chosen.answer,
      termsVersion,
    });
    if (answer === null) return null;
    if (answer instanceof CallFailure) return takeRefusal(answer, chosen);
    forgetLogin();
    forgetLink();
    moveOn(answer);
    return null;
  };
  return { busy: busy || moving, failure, activate };
}

/** @param now in milliseconds. */
function isOver({ expires }: SmsActivationStatus, now: number): boolean {
  return expires !== null && now > expires * 1000;
}
