import { logOut, myHealthLogin, type SignInOutcome } from '@portico/contract';
import type { Portal } from '../portal/portal.tsx';
import { sendCall } from '../portal/send-call.ts';
import { forgetPerson } from '../portal/personal-memory.ts';
import { notifyTabs } from '../portal/session-channel.ts';
import { deviceId } from './device-id.ts';

/** @throws CallFailure */
export function signIn(portal: Portal, username: string, password: string): Promise<SignInOutcome> {
  return sendCall(portal, myHealthLogin, { username, password, deviceId: deviceId() });
}

/**
 * Ends the session of this browser, and returns whether there was one.
 *
 * @throws CallFailure
 */
export async function endSession(portal: Portal): Promise<boolean> {
  const { ended } = await sendCall(portal, logOut, {});
  forgetPerson();
  notifyTabs({ kind: 'ended', owner: null, because: 'signedOut' });
  // The token belonged to the session, and the settings still name that session. A failure is harmless: signing in
  // brings a new token.
  await portal.renewAntiForgeryToken().catch(() => undefined);
  return ended;
}
