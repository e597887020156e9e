import type { Call, CallReply, CallSent, StateName } from '@portico/contract';
import { CallFailure } from '../api/call-failure.ts';
import { useSubmit, type Submitting } from '../forms/use-submit.ts';
import type { Flow, FlowStatus } from './flow.ts';
import type { FlowNote } from './flow-note.ts';
import { useFlow } from './use-flow.ts';

/** A call that returns a status. */
type StepCall<C extends Call, Status> = CallReply<C> extends Status ? C : never;

export interface FlowStep<C extends Call> extends Pick<Submitting<C>, 'busy' | 'failure' | 'forgetFailure'> {
  /**
   * Takes the step and goes on.
   *
   * @param onTaken runs before that, for example to delete a draft.
   * @returns the failure, for a form that handles it itself; null if it succeeded or is running.
   */
  readonly take: (input: CallSent<C>, onTaken?: () => void) => Promise<CallFailure | null>;
}

/**
 * A step of a flow: its call, then the page of the new status.
 *
 * @param note for that page.
 */
export function useFlowStep<Status extends FlowStatus, C extends Call>(
  flow: Flow<Status, StateName>,
  call: C & StepCall<C, Status>,
  note?: FlowNote,
): FlowStep<C> {
  const { moving, moveOn, recheck, overtaken } = useFlow(flow);
  const { busy, failure, submit, forgetFailure } = useSubmit(call);
  const take: FlowStep<C>['take'] = async (input, onTaken) => {
    const answer: CallReply<C> | CallFailure | null = await submit(input);
    if (answer instanceof CallFailure) {
      if (answer.error === 'outOfTurn') await overtaken();
      if (flow.movedBy?.includes(answer.error)) await recheck();
      return answer;
    }
    if (answer === null) return null;
    onTaken?.();
    moveOn(answer as Status, note);
    return null;
  };
  return { busy: busy || moving, failure, take, forgetFailure };
}
