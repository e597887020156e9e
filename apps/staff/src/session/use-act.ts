import { useState } from 'react';
import type { CallFailure } from '../api/send.ts';
import { failureOf } from './use-loaded.ts';

/** What a button does: that it is under way, and why it failed. */
export interface Act {
  readonly isBusy: boolean;
  readonly failure: CallFailure | null;
  /** Does it, unless it is under way. Tells whether it went well. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
  readonly forget: () => void;
}

export function useAct(): Act {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  return {
    isBusy,
    failure,
    forget: () => setFailure(null),
    run: async (work) => {
      if (isBusy) return false;
      setIsBusy(true);
      setFailure(null);
      try {
        await work();
        return true;
      } catch (error) {
        setFailure(failureOf(error));
        return false;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
