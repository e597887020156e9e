import { logOut, myHealthLogin, type SignInOutcome } from '@portico/contract';
import type { CallFailure } from '../api/call-failure.ts';
import { sendWithCaptcha } from '../captcha/send-with-captcha.ts';
import type { Send } from '../portal/use-send.ts';
import type { Portal } from '../portal/portal.tsx';
import { sendCall } from '../portal/send-call.ts';
import { forgetPerson } from '../portal/personal-memory.ts';
import { notifyTabs } from '../portal/session-channel.ts';
import { deviceId } from './device-id.ts';
import type { Ended } from './use-start-up-log-out.ts';

/**
 * @param onCaptcha called when strangers have tried too much, so that the browser answers a captcha first.
 * @throws CallFailure
 */
export function signIn(
  portal: Portal,
  { username, password }: { username: string; password: string },
  onCaptcha: (asked: CallFailure) => void,
): Promise<SignInOutcome> {
  const send: Send = (call, input) => sendCall(portal, call, input);
  return sendWithCaptcha(send, 'signIn', myHealthLogin, { username, password, deviceId: deviceId() }, onCaptcha);
}

/**
 * Ends the session of this browser, and returns whether there was one, and which apps it is kept for.
 *
 * @param atStart nobody has asked for it: a session that apps use goes on.
 * @throws CallFailure
 */
export async function endSession(portal: Portal, atStart: boolean): Promise<Ended> {
  const { ended, usedBy, elsewhere } = await sendCall(portal, logOut, { atStart });
  if (usedBy.length > 0) return { outcome: 'kept', usedBy };
  forgetPerson();
  notifyTabs({ kind: 'ended', owner: null, because: 'signedOut' });
  // The token belonged to the session, and the settings still name that session. A failure is harmless: signing in
  // brings a new token.
  await portal.renewAntiForgeryToken().catch(() => undefined);
  return { outcome: ended ? 'ended' : 'none', usedBy, elsewhere };
}
