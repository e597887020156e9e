import type { Call, CallReply, CallSent } from '@portico/contract';
import { useRef, useState } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { useSend } from '../portal/use-send.ts';

export interface Submitting<C extends Call> {
  readonly busy: boolean;
  /** Why the last try brought nothing. */
  readonly failure: CallFailure | null;
  /** Sends once, however often it is pressed: null while another is under way. */
  readonly submit: (input: CallSent<C>) => Promise<CallReply<C> | CallFailure | null>;
  readonly forgetFailure: () => void;
}

/** A call that a form makes. */
export function useSubmit<C extends Call>(call: C): Submitting<C> {
  const sendCall = useSend();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const submit: Submitting<C>['submit'] = async (input) => {
    if (underWay.current) return null;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      return await sendCall(call, input);
    } catch (caught) {
      if (!(caught instanceof CallFailure)) throw caught;
      setFailure(caught);
      return caught;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, submit, forgetFailure: () => setFailure(null) };
}
