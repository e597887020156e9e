import { sendEmailLink } from '@portico/contract';
import { useState } from 'react';
import { type Action, useAction } from '../../portal/use-action.ts';
import { useSend } from '../../portal/use-send.ts';

/** Mails the link once more that confirms the account's address. */
export function useLinkAgain(): Pick<Action, 'busy' | 'failure'> & { isSent: boolean; sendAgain: () => void } {
  const send = useSend();
  const { busy, failure, run } = useAction();
  const [isSent, setIsSent] = useState(false);
  const sendAgain = () => {
    setIsSent(false);
    void run(async () => {
      await send(sendEmailLink, {});
      setIsSent(true);
    });
  };
  return { busy, failure, isSent, sendAgain };
}
