import { verifyTwoStepCode, type Factor } from '@portico/contract';
import { useState } from 'react';
import { useSend } from '../../portal/use-send.ts';
import { useAfterSignIn } from '../../sign-in/destination.ts';
import { deviceId } from '../../sign-in/device-id.ts';
import type { Trying } from '../../two-step/code-form.tsx';
import { useAttempt, type PageEnds } from './attempt.ts';

export interface Verifying extends Trying {
  readonly forgetFailure: () => void;
  /** Sends the code to the server; if it is right, goes to where the sign-in leads. */
  readonly verify: (code: string) => void;
}

/** Completes the sign-in by a code of any kind. */
export function useVerify(factor: Factor, rememberDevice: boolean, ends: PageEnds): Verifying {
  const send = useSend();
  const goOn = useAfterSignIn();
  const { run, busy, ...attempt } = useAttempt(ends);
  const [isDone, setIsDone] = useState(false);
  const verify = async (code: string) => {
    const input = { factorId: factor.id, code, rememberDevice, deviceId: deviceId() };
    const outcome = await run(() => send(verifyTwoStepCode, input));
    if (!outcome) return;
    setIsDone(true);
    goOn(outcome);
  };
  // The buttons stay busy until the next page is there.
  return { ...attempt, busy: busy || isDone, verify: (code) => void verify(code) };
}
