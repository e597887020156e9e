import { useRef, useState } from 'react';
import { CallFailure } from '../api/call-failure.ts';

/** Thrown by an action that asked the person, who then cancelled. It is not a failure, and nothing is shown. */
export class CalledOff extends Error {
  constructor() {
    super('The person called it off');
    this.name = 'CalledOff';
  }
}

export interface Action {
  readonly busy: boolean;
  /** Why the last try did not succeed. */
  readonly failure: CallFailure | null;
  /** The number of failures: an error summary takes focus each time. */
  readonly failures: number;
  /** Does the work, unless it is already under way. Returns undefined if it is, or if a call in it failed. */
  readonly run: <Done>(work: () => Promise<Done>) => Promise<Done | undefined>;
  readonly forgetFailure: () => void;
}

/**
 * An action of one button, with its failure: it runs once at a time, however often the button is pressed.
 *
 * @param isSaidElsewhere gets every failure; returns true for one that is not to be shown here.
 */
export function useAction(isSaidElsewhere: (failure: CallFailure) => boolean = () => false): Action {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [failures, setFailures] = useState(0);
  const run: Action['run'] = async (work) => {
    if (underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      return await work();
    } catch (caught) {
      if (caught instanceof CalledOff) return undefined;
      if (!(caught instanceof CallFailure)) throw caught;
      if (isSaidElsewhere(caught)) return undefined;
      // What was typed for it stays on the page, which a load that took too long replaces.
      setFailure(caught.reason === 'timeout' ? new CallFailure('unanswered') : caught);
      setFailures((before) => before + 1);
      return undefined;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, failures, run, forgetFailure: () => setFailure(null) };
}
