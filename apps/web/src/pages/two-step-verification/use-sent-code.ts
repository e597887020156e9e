import { sendTwoStepCode, type Factor } from '@portico/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSend } from '../../portal/use-send.ts';
import type { Action } from '../../portal/use-action.ts';
import { useAttempt, type PageEnds } from './attempt.ts';
import { keepSentNote, recallSentNote, type SentNote } from './sent-note.ts';

export interface SentCode extends Pick<Action, 'busy' | 'failure'> {
  /** null until the first code is on its way. */
  readonly sent: SentNote | null;
  /** Codes that were sent since the way was opened; 0 after a reload. */
  readonly times: number;
  /** Whether the last code took the place of another, from before a reload perhaps. */
  readonly isAnother: boolean;
  /** Sends a code; the one before it is worth nothing from then on. True when it is on its way. */
  readonly sendCode: () => Promise<boolean>;
}

/** Sends a code as the way is opened, unless one is on its way since before a reload, and again when asked to. */
export function useSentCode({ id: factorId }: Factor, ends: PageEnds): SentCode {
  const { key: visit } = useLocation();
  const send = useSend();
  const { busy, failure, run } = useAttempt(ends);
  const [sent, setSent] = useState(() => recallSentNote(visit, factorId));
  const [times, setTimes] = useState(0);
  const [isAnother, setIsAnother] = useState(false);
  const sendCode = async () => {
    const reply = await run(() => send(sendTwoStepCode, { factorId }));
    if (!reply) return false;
    const note = { factorId, resendAt: Date.now() + reply.resendIn * 1000, sendsLeft: reply.sendsLeft };
    keepSentNote(visit, note);
    setIsAnother(sent !== null);
    setSent(note);
    setTimes((before) => before + 1);
    return true;
  };
  useEffect(() => {
    if (sent === null) void sendCode();
    // Once, as the way is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { sent, times, isAnother, busy, failure, sendCode };
}
