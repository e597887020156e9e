import type { Call, CallReply, CallSent } from '@portico/contract';
import { CallFailure } from '../api/call-failure.ts';
import { useAction, type Action } from '../portal/use-action.ts';
import { useSend } from '../portal/use-send.ts';

export interface Submitting<C extends Call> extends Pick<Action, 'busy' | 'failure' | 'forgetFailure'> {
  /** Sends once, however often it is pressed: null while another is under way. */
  readonly submit: (input: CallSent<C>) => Promise<CallReply<C> | CallFailure | null>;
}

/**
 * A call that a form makes, for forms that go on by how it failed.
 *
 * @param ownSend what sends it, in place of `useSend`.
 */
export function useSubmit<C extends Call>(
  call: C,
  ownSend?: (call: C, input: CallSent<C>) => Promise<CallReply<C>>,
): Submitting<C> {
  const pageSend = useSend();
  const send: (call: C, input: CallSent<C>) => Promise<CallReply<C>> = ownSend ?? pageSend;
  const { busy, failure, run, forgetFailure } = useAction();
  const submit: Submitting<C>['submit'] = async (input) => {
    let refused: CallFailure | null = null;
    const reply = await run(async () => {
      try {
        return await send(call, input);
      } catch (caught) {
        if (caught instanceof CallFailure) refused = caught;
        throw caught;
      }
    });
    return reply ?? refused;
  };
  return { busy, failure, submit, forgetFailure };
}
