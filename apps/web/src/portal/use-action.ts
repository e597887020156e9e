import { useRef, useState } from 'react';
import { CallFailure } from '../api/call-failure.ts';

/** Thrown by what waits for a person who then did not want to. It is no failure, and nothing is said of it. */
export class CalledOff extends Error {
  constructor() {
    super('The person called it off');
    this.name = 'CalledOff';
  }
}

export interface Action {
  readonly busy: boolean;
  /** Why the last try brought nothing. */
  readonly failure: CallFailure | null;
  /** How often it has failed: an error summary takes focus each time. */
  readonly failures: number;
  /** Does the work unless it is under way; undefined where it is, or where a call in it failed. */
  readonly run: <Done>(work: () => Promise<Done>) => Promise<Done | undefined>;
  readonly forgetFailure: () => void;
}

/**
 * Something that one button starts: once at a time, however often it is pressed, with its failure.
 *
 * @param isSaidElsewhere told of every failure; true for one that is not to be shown here.
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
      setFailure(caught);
      setFailures((before) => before + 1);
      return undefined;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, failures, run, forgetFailure: () => setFailure(null) };
}
