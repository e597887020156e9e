import { useState } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { losesFooting, useUnstableState } from '../estimates-base/unstable-state.ts';
import { useAction, type Action } from '../portal/use-action.ts';
import { useSend } from '../portal/use-send.ts';

/** The summary of an estimate on its way to an address. */
export interface SendingSummary extends Pick<Action, 'failure' | 'forgetFailure'> {
  readonly isBusy: boolean;
  /** Where it was sent to last; '' before. */
  readonly address: string;
  readonly start: (address: string) => Promise<void>;
}

/** Sends once at a time; every response other than success is a failure (spec §8: "sets an error flag"). */
export function useSendSummary(estimateId: string, onSent: (address: string) => void): SendingSummary {
  const send = useSend();
  const { calls, token } = useEstimatesBase();
  const { busy, failure, run, forgetFailure } = useAction();
  const [address, setAddress] = useState('');
  const isUnstable = losesFooting(failure);
  useUnstableState(isUnstable);
  const start = async (emailAddress: string) => {
    if (busy) return;
    setAddress(emailAddress);
    await run(async () => {
      const { Success } = await send(calls.sendSummaryEmail, { emailAddress, estimateId, token });
      if (!Success) throw new CallFailure('refused');
      onSent(emailAddress);
    });
  };
  return { isBusy: busy, failure: isUnstable ? null : failure, forgetFailure, address, start };
}
