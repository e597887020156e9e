import { actFor, pathTo } from '@portico/contract';
import { useState } from 'react';
import { forgetPatient } from '../../portal/personal-memory.ts';
import { notifyTabs } from '../../portal/session-channel.ts';
import { useAction, type Action } from '../../portal/use-action.ts';
import { useSend } from '../../portal/use-send.ts';

export interface Switch extends Pick<Action, 'busy' | 'failure'> {
  /** Null: back to oneself. */
  readonly switchTo: (proxyId: string | null) => void;
  /** The last switch, once more. */
  readonly retry: () => void;
}

/**
 * Switches the session to somebody whom the user looks after, or back. The page is loaded anew, so that nothing of one person
 * stays on the screen of the other; other tabs of the browser do the same.
 */
export function useActFor(): Switch {
  const send = useSend();
  const { busy, failure, run } = useAction();
  const [asked, setAsked] = useState<string | null>(null);
  const switchTo = (proxyId: string | null) => {
    setAsked(proxyId);
    void run(async () => {
      await send(actFor, { proxyId });
      forgetPatient();
      notifyTabs({ kind: 'signedIn' });
      window.location.hash = pathTo('signedin.home');
      window.location.reload();
    });
  };
  return { busy, failure, switchTo, retry: () => switchTo(asked) };
}
