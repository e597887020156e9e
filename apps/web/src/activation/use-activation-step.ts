import type { ActivationStanding, Call, CallReply, CallSent } from '@portico/contract';
import { CallFailure } from '../api/call-failure.ts';
import { useSubmit, type Submitting } from '../forms/use-submit.ts';
import type { GuardedActivation } from './activation-page.tsx';

/** A call that answers with a standing. */
type StepCall = Call & { readonly reply: { readonly _zod: { readonly output: ActivationStanding } } };

export interface ActivationStep<C extends StepCall> extends Pick<Submitting<C>, 'busy' | 'failure' | 'forgetFailure'> {
  /**
   * Takes the step and goes on.
   *
   * @param onTaken what to do before, such as forgetting what was typed.
   * @returns the failure, for what a form has its own answer to; null where it went well or is under way.
   */
  readonly take: (input: CallSent<C>, onTaken?: () => void) => Promise<CallFailure | null>;
}

/**
 * A step of an activation by access code: its call, then the page of wherever one stands.
 *
 * @param note for the history of that page.
 */
export function useActivationStep<C extends StepCall>(
  call: C,
  { moving, moveOn, recheck }: GuardedActivation,
  note?: unknown,
): ActivationStep<C> {
  const { busy, failure, submit, forgetFailure } = useSubmit(call);
  const take: ActivationStep<C>['take'] = async (input, onTaken) => {
    const answer: CallReply<C> | CallFailure | null = await submit(input);
    if (answer instanceof CallFailure) {
      if (answer.error === 'outOfTurn' || answer.error === 'activationEnded') await recheck();
      return answer;
    }
    if (answer === null) return null;
    onTaken?.();
    moveOn(answer, note);
    return null;
  };
  return { busy: busy || moving, failure, take, forgetFailure };
}
