import { sendTwoStepCode, type Factor } from '@portico/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { CallFailure } from '../../api/call-failure.ts';
import type { Action } from '../../portal/use-action.ts';
import { useSend } from '../../portal/use-send.ts';
import { useAttempt, type PageEnds } from './attempt.ts';
import { saveSentNote, recallSentNote } from './sent-note.ts';

interface Delivery {
  /**
   * `sent`: the first code of this sign-in. `another`: it replaced an earlier one. `tooSoon`: no code, since one was
   * sent shortly before, perhaps for another sign-in.
   */
  readonly kind: 'sent' | 'another' | 'tooSoon';
  /** The earliest time for the next code, in milliseconds since 1970, by this browser's clock. */
  readonly resendAt: number;
  /** How many more codes may be asked for; null if unknown. */
  readonly sendsLeft: number | null;
}

export interface SentCode extends Pick<Action, 'busy' | 'failure'> {
  /** null until the first answer. */
  readonly delivery: Delivery | null;
  /** Whether the delivery was made since the factor opened, and not before a reload. */
  readonly isNew: boolean;
  /** Sends a code, which voids the one before it. False if no code was sent. */
  readonly sendCode: () => Promise<boolean>;
}

/** Seconds to wait if the server does not say. */
const DEFAULT_WAIT = 60;

/** Sends a code when the factor opens, unless one was sent before a reload, and again on request. */
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
      saveSentNote(visit, { factorId, resendAt, sendsLeft });
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
    // Runs once, when the factor opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { delivery, isNew, busy, failure, sendCode };
}
