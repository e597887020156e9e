import type { Call, CallReply, CallSent, SignUpStanding } from '@portico/contract';
import { CallFailure } from '../api/call-failure.ts';
import { useSubmit, type Submitting } from '../forms/use-submit.ts';
import { useSignUp } from './sign-up-context.ts';

/** Whether a refusal has moved the standing. */
function hasMoved({ error }: CallFailure): boolean {
  return error === 'verificationFailed' || error === 'codeExpired';
}

/** A call that answers with a standing. */
type StepCall = Call & { readonly reply: { readonly _zod: { readonly output: SignUpStanding } } };

export interface Step<C extends StepCall> extends Pick<Submitting<C>, 'busy' | 'failure' | 'forgetFailure'> {
  /**
   * Takes the step and goes on.
   *
   * @param onTaken what to do before, such as forgetting a draft.
   * @returns the failure, for what a form has its own answer to; null where it went well or is under way.
   */
  readonly take: (input: CallSent<C>, onTaken?: () => void) => Promise<CallFailure | null>;
}

/** A step of the sign-up: its call, then the page of wherever one stands. */
export function useStep<C extends StepCall>(call: C): Step<C> {
  const { moving, moveOn, recheck, overtaken } = useSignUp();
  const { busy, failure, submit, forgetFailure } = useSubmit(call);
  const take: Step<C>['take'] = async (input, onTaken) => {
    const answer: CallReply<C> | CallFailure | null = await submit(input);
    if (answer instanceof CallFailure) {
      if (answer.error === 'outOfTurn') await overtaken();
      if (hasMoved(answer)) await recheck();
      return answer;
    }
    if (answer === null) return null;
    onTaken?.();
    moveOn(answer);
    return null;
  };
  return { busy: busy || moving, failure, take, forgetFailure };
}
