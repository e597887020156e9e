import { logOut } from '@portico/contract';
import type { RefObject } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { forgetPerson } from '../../portal/personal-memory.ts';
import { usePortal } from '../../portal/portal.tsx';
import { sendCall } from '../../portal/send-call.ts';
import type { SessionChannel } from '../../portal/session-channel.ts';
import { useAction } from '../../portal/use-action.ts';
import { noteSignedOut, type SignedInElsewhere } from '../../sign-in/signed-out-note.ts';
import type { SessionWatch } from './session-watch.ts';
import type { Session } from './session.tsx';

/** In seconds: a user who wants to leave should learn of a failure before the loading time-out. */
const ANSWER_WITHIN = 15;

/**
 * Ends the session on this page, before leaving it. A user who closes the window at once is signed out all the same,
 * and a failure is shown while the page is still open.
 */
export function useSignOut(
  owner: string,
  keeper: SessionWatch,
  channel: RefObject<SessionChannel | null>,
): Pick<Session, 'signOut' | 'signingOut' | 'leaveClosed'> {
  const portal = usePortal();
  const { busy, failure, run } = useAction();
  const signOut = () =>
    void run(async () => {
      keeper.setLeaving(true);
      let elsewhere: SignedInElsewhere | undefined;
      try {
        ({ elsewhere } = await sendCall(
          portal,
          logOut,
          {},
          { timeout: ANSWER_WITHIN, keepalive: true, isSamePerson: keeper.isStillOwners },
        ));
      } catch (caught) {
        // No user is signed in any more: the result is the same.
        if (!(caught instanceof CallFailure && caught.error === 'signInRequired')) {
          keeper.setLeaving(false);
          throw caught;
        }
      }
      forgetPerson();
      channel.current?.notify({ kind: 'ended', owner, because: 'signedOut' });
      noteSignedOut(elsewhere);
      keeper.end('left');
    });
  const leaveClosed: Session['leaveClosed'] = async (work) => {
    keeper.setLeaving(true);
    try {
      await work();
    } catch (caught) {
      keeper.setLeaving(false);
      throw caught;
    }
    forgetPerson();
    channel.current?.notify({ kind: 'ended', owner, because: 'signedOut' });
    keeper.end('closed');
  };
  return { signOut, leaveClosed, signingOut: { isBusy: busy, hasFailed: failure !== null } };
}
