import type { CallReply, checkRte, EstimateModel, InsuranceError, Language, Payor, RteReason } from '@portico/contract';
import { useEffect, useRef, useState } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { usePortal } from '../portal/portal.tsx';
import { useAction } from '../portal/use-action.ts';
import { useHasLeft } from '../portal/use-has-left.ts';
import { useSend } from '../portal/use-send.ts';
import { payloadOf, payorNameOf, type InsuranceInput } from './insurance-input.ts';
import { watchCheck, type StatusReply, type WatchedCheck } from './watch-check.ts';

type RteReply = CallReply<typeof checkRte>;

/** What an insurer is asked about: an insurance as it was entered, or the one of the estimate or of the account. */
type AskedInsurance =
  | { readonly is: 'entered'; readonly payor: Payor; readonly input: InsuranceInput }
  | { readonly is: 'onFile' };

/**
 * How a check ended (spec §4): the insurer confirmed benefits (status 1); it did not (0, or no answer in time); whoever waited
 * did so no longer; or the check was not even started (EligibilityError is 1, or there are no inquiries).
 */
export interface CheckOutcome {
  readonly is: 'confirmed' | 'notConfirmed' | 'stopped' | 'notStarted';
  /** What the check was about; null where it began before this page. */
  readonly asked: AskedInsurance | null;
  readonly reason: RteReason;
  /** The reason in the visitor's language; '' where the server gave none. */
  readonly text: string;
  readonly errors: readonly InsuranceError[];
  /** The insurer cannot be reached, or cannot answer, at the moment: it can be asked again at once. */
  readonly mayAskAgain: boolean;
  /** Of the texts: another one may be spoken later. */
  readonly language: Language;
  /** The estimate as it is now, where it was asked for and the server has it. */
  readonly model: EstimateModel | null;
}

export interface EligibilityCheckOptions {
  readonly estimateId: string;
  /** How long a check may take, in seconds. */
  readonly timeoutSeconds: number;
  /** Asks for the estimate together with the outcome. */
  readonly needsEstimate?: boolean;
  /** It is about the insurance that pays second. */
  readonly isSecond?: boolean;
  readonly onDone: (outcome: CheckOutcome) => void;
}

export interface EligibilityCheck {
  /** Takes an insurance for the estimate and asks its payor. */
  readonly start: (payor: Payor, input: InsuranceInput) => Promise<void>;
  /** Asks again with the insurance that the estimate has, or that the account has on file. */
  readonly startOnFile: () => Promise<void>;
  /** Starts once more what was started last: the same insurer is asked about the same insurance. */
  readonly retry: () => Promise<void>;
  /** Who was typed in what was started last; '' where that was another insurance, or a check of before goes on. */
  readonly typedPayor: string;
  /**
   * Goes on with inquiries that are under way: the page was left or reloaded meanwhile. Where they were waited for to the end
   * before, as on the insurance page, it looks once more and is over.
   */
  readonly resume: (inquiryIds: readonly string[]) => void;
  /** Waits no longer. The question goes on. */
  readonly stop: () => void;
  /** Waits once more for what was waited for last. */
  readonly lookAgain: () => void;
  /** `starting`: the question is on its way to the server. `asking`: to the insurer. */
  readonly state: 'idle' | 'starting' | 'asking' | 'over';
  /** From 0 to 1. */
  readonly progress: number;
  readonly timeoutSeconds: number;
  readonly outcome: CheckOutcome | null;
  /** Why the start failed (spec §8: "a failed start of the check shows a global error"). */
  readonly failure: CallFailure | null;
}

const noAnswer: Omit<CheckOutcome, 'is' | 'asked' | 'language'> = {
  reason: 'noAnswer',
  text: '',
  errors: [],
  mayAskAgain: false,
  model: null,
};

/** Inquiries that are waited for, and what they are about. */
interface Followed extends Pick<CheckOutcome, 'asked'> {
  readonly inquiryIds: readonly string[];
}

type WaitedInVain = Extract<CheckOutcome['is'], 'notConfirmed' | 'stopped'>;

/** How it ended to wait for inquiries at this tab without an answer. They may still be answered: one more look is enough. */
const waitedInVain = new Map<string, WaitedInVain>();
const ONE_MORE_LOOK_MS = 2000;

/** An eligibility check of an estimate, as spec §4 has it. One at a time; leaving the page leaves it to the server. */
export function useEligibilityCheck(options: EligibilityCheckOptions): EligibilityCheck {
  const { estimateId, timeoutSeconds, needsEstimate = false, isSecond = false, onDone } = options;
  const { calls, token } = useEstimatesBase();
  const { language } = usePortal();
  const send = useSend();
  const starting = useAction();
  const hasLeft = useHasLeft();
  const watched = useRef<WatchedCheck>(undefined);
  const followed = useRef<Followed>({ inquiryIds: [], asked: null });
  const [asked, setAsked] = useState<AskedInsurance | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [progress, setProgress] = useState(0);
  const [outcome, setOutcome] = useState<CheckOutcome | null>(null);
  // Who waits for the outcome may have been rendered anew since the check began.
  const tell = useRef(onDone);
  useEffect(() => {
    tell.current = onDone;
  });
  useEffect(() => () => watched.current?.leave(), []);

  const decide = (decided: CheckOutcome) => {
    setIsAsking(false);
    setOutcome(decided);
    tell.current(decided);
  };
  const ask = async (
    { inquiryIds, asked: about }: Followed,
    signal: AbortSignal,
  ): Promise<StatusReply<CheckOutcome>> => {
    try {
      const reply = await send(
        calls.checkRte,
        { inquiryIds: [...inquiryIds], estimateId, needsEstimate, token },
        signal,
      );
      return reply.EligibilityCheck === '-1'
        ? { is: 'pending' }
        : { is: 'answered', answer: { ...outcomeOf(reply, language), asked: about } };
    } catch (caught) {
      if (caught instanceof CallFailure || signal.aborted) return { is: 'failed' };
      throw caught;
    }
  };
  const timeoutMs = timeoutSeconds * 1000;
  const follow = (next: Followed, waitMs = timeoutMs, endsInVain: WaitedInVain = 'notConfirmed') => {
    watched.current?.leave();
    followed.current = next;
    setProgress(0);
    setOutcome(null);
    setIsAsking(true);
    watched.current = watchCheck<CheckOutcome>({
      ask: (signal) => ask(next, signal),
      timeoutMs: waitMs,
      onProgress: setProgress,
      onOver: (end) => {
        if (end.is === 'answered') {
          decide(end.answer);
          return;
        }
        const is = end.is === 'stopped' ? 'stopped' : endsInVain;
        waitedInVain.set(next.inquiryIds.join(), is);
        decide({ ...noAnswer, is, asked: next.asked, language });
      },
    });
  };
  const resume = (inquiryIds: readonly string[]) => {
    setAsked(null);
    const before = waitedInVain.get(inquiryIds.join());
    follow({ inquiryIds, asked: null }, before === undefined ? timeoutMs : ONE_MORE_LOOK_MS, before);
  };
  const request = (insurance: AskedInsurance): Promise<RteReply> =>
    insurance.is === 'onFile'
      ? send(calls.requestRte, { estimateId, token, needsEstimate, second: isSecond })
      : send(calls.startRteQuery, {
          estimateId,
          GuestToken: token,
          needsEstimate,
          second: isSecond,
          ...payloadOf(insurance.payor, insurance.input),
        });
  const begin = async (insurance: AskedInsurance) => {
    setAsked(insurance);
    const reply = await starting.run(() => request(insurance));
    if (!reply || hasLeft()) return;
    if (reply.EligibilityError === '1' || reply.InquiryIds.length === 0)
      decide({ ...outcomeOf(reply, language), is: 'notStarted', asked: insurance });
    else follow({ inquiryIds: reply.InquiryIds, asked: insurance });
  };
  return {
    start: (payor, input) => begin({ is: 'entered', payor, input }),
    startOnFile: () => begin({ is: 'onFile' }),
    retry: () => begin(asked ?? { is: 'onFile' }),
    typedPayor: asked?.is === 'entered' ? payorNameOf(asked.payor, asked.input) : '',
    resume,
    stop: () => watched.current?.stop(),
    lookAgain: () => follow(followed.current),
    state: stateOf(starting.busy, isAsking, outcome),
    progress,
    timeoutSeconds,
    outcome,
    failure: starting.failure,
  };
}

function stateOf(isStarting: boolean, isAsking: boolean, outcome: CheckOutcome | null): EligibilityCheck['state'] {
  if (isStarting) return 'starting';
  if (isAsking) return 'asking';
  return outcome === null ? 'idle' : 'over';
}

function outcomeOf(
  { EligibilityCheck, Reason, CanAskAgain, Text, Errors, EstimateDetails }: RteReply,
  language: Language,
): Omit<CheckOutcome, 'asked'> {
  const is = EligibilityCheck === '1' ? 'confirmed' : 'notConfirmed';
  return {
    is,
    reason: Reason,
    text: Text,
    errors: Errors,
    mayAskAgain: CanAskAgain,
    language,
    model: EstimateDetails,
  };
}
