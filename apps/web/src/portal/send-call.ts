import type { Call, CallReply, CallSent } from '@portico/contract';
import { CallFailure } from '../api/call-failure.ts';
import { send } from '../api/send.ts';
import type { Portal } from './portal.tsx';
import { countCall } from './calls-in-flight.ts';

export interface SendCallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Seconds after which a response no longer counts; the loading time-out by default. */
  readonly timeout?: number;
  /** The call continues when its page is left. */
  readonly keepalive?: boolean;
  /** From the session's guard: for whom the page believes that it acts. */
  readonly person?: string | undefined;
  /** From the session's guard: unless it says yes, a call whose token was refused is not repeated. */
  readonly isSamePerson?: () => Promise<boolean>;
}

/**
 * `send` with the portal's language, token and time-out. A stale anti-forgery token is renewed once. Separate from
 * `useSend`, so that a page whose first paint needs no call can load this later.
 */
export async function sendCall<C extends Call>(
  { settings, language, renewAntiForgeryToken }: Portal,
  call: C,
  input: CallSent<C>,
  { signal, timeout = settings.loadingTimeout, keepalive, person, isSamePerson }: SendCallOptions = {},
): Promise<CallReply<C>> {
  const options = { language, timeout, signal, keepalive, person };
  const isOver = countCall(call.path);
  try {
    return await send(call, input, { ...options, antiForgeryToken: settings.antiForgeryToken });
  } catch (failure) {
    if (!(failure instanceof CallFailure) || failure.error !== 'antiForgery') throw failure;
    const antiForgeryToken = await renewAntiForgeryToken(isSamePerson);
    if (antiForgeryToken === null) throw failure;
    return await send(call, input, { ...options, antiForgeryToken });
  } finally {
    isOver();
  }
}
