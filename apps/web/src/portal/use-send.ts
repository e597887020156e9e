import type { Call, CallReply, CallSent } from '@portico/contract';
import { CallFailure } from '../api/call-failure.ts';
import { send } from '../api/send.ts';
import { usePortal } from './portal.tsx';

/** `send` with the portal's language, token and time-out. A stale anti-forgery token is renewed, once, on the way. */
export function useSend(): <C extends Call>(
  call: C,
  input: CallSent<C>,
  signal?: AbortSignal,
) => Promise<CallReply<C>> {
  const { settings, language, renewAntiForgeryToken } = usePortal();
  return async (call, input, signal) => {
    const options = { language, timeout: settings.loadingTimeout, signal };
    try {
      return await send(call, input, { ...options, antiForgeryToken: settings.antiForgeryToken });
    } catch (failure) {
      if (!(failure instanceof CallFailure) || failure.error !== 'antiForgery') throw failure;
      return send(call, input, { ...options, antiForgeryToken: await renewAntiForgeryToken() });
    }
  };
}
