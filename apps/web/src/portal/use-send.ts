import type { Call, CallReply, CallSent } from '@portico/contract';
import { usePortal } from './portal.tsx';
import { sendCall } from './send-call.ts';

/** Makes calls for a page, as `sendCall` does. */
export function useSend(): <C extends Call>(
  call: C,
  input: CallSent<C>,
  signal?: AbortSignal,
) => Promise<CallReply<C>> {
  const portal = usePortal();
  return (call, input, signal) => sendCall(portal, call, input, signal);
}
