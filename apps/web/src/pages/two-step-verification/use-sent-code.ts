import { sendTwoStepCode, type Factor } from '@portico/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { CallFailure } from '../../api/call-failure.ts';
import type { Action } from '../../portal/use-action.ts';
import { useSend } from '../../portal/use-send.ts';
import { useAttempt, type PageEnds } from './attempt.ts';
import { keepSentNote, recallSentNote } from './sent-note.ts';

/** What came of asking for a code. */
interface Delivery {
  /**
   * `sent`: the first of this sign-in; `another`: it took the place of one; `tooSoon`: none, so soon after one that was
   * sent before, for another sign-in perhaps.
   */
  readonly kind: 'sent' | 'another' | 'tooSoon';
  /** Until then no other may be asked for. Milliseconds since 1970, by the clock of this browser. */
  readonly resendAt: number;
  /** How many more may be asked for; null where it is not known. */
  readonly sendsLeft: number | null;
}

export interface SentCode extends Pick<Action, 'busy' | 'failure'> {
  /** null until something has come of it. */
  readonly delivery: Delivery | null;
  /** Whether the delivery was made since the way was opened, and not before a reload. */
  readonly isNew: boolean;
  /** Asks for a code; the one before it is worth nothing once it is sent. False where nothing came of it. */
  readonly sendCode: () => Promise<boolean>;
}

/** Seconds to wait where the server does not say. */
const DEFAULT_WAIT = 60;

/** Sends a code as the way is opened, unless one is on its way since before a reload, and again when asked to. */
export function useSentCode({ id: factorId }: Factor, ends: PageEnds): SentCode {
  const { key: visit } = useLocation();
  const send = useSend();
  const { busy, failure, run } = useAttempt(ends);
  const [delivery, setDelivery] = useState<Delivery | null>(() => {
    const note = recallSentNote(visit, factorId);
    return note && { kind: 'sent', resendAt: note.resendAt, sendsLeft: note.sendsLeft };
  });
  const [isNew, setIsNew] = useState(false);

  const deliver = async (): Promise<Delivery> => {
    try {
      const { resendIn, sendsLeft } = await send(sendTwoStepCode, { factorId });
      const resendAt = Date.now() + resendIn * 1000;
      keepSentNote(visit, { factorId, resendAt, sendsLeft });
      return { kind: delivery === null ? 'sent' : 'another', resendAt, sendsLeft };
    } catch (caught) {
      if (!(caught instanceof CallFailure) || caught.error !== 'tooManyRequests') throw caught;
      const resendAt = Date.now() + (caught.retryAfter ?? DEFAULT_WAIT) * 1000;
      return { kind: 'tooSoon', resendAt, sendsLeft: null };
    }
  };
  const sendCode = async () => {
    const next = await run(deliver);
    if (!next) return false;
    setDelivery(next);
    setIsNew(true);
    return true;
  };
  useEffect(() => {
    if (delivery === null) void sendCode();
    // Once, as the way is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { delivery, isNew, busy, failure, sendCode };
}
