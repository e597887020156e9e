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
  readonly failure: CallFailure | null;
  /** How often it has failed: an error summary takes focus each time. */
  readonly failures: number;
  /** Does the work unless it is under way. A call that fails in it becomes the failure. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
  readonly forgetFailure: () => void;
}

/** Something that one button starts: once at a time, with its failure. */
export function useAction(): Action {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [failures, setFailures] = useState(0);
  const run: Action['run'] = async (work) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (caught) {
      if (caught instanceof CallFailure) {
        setFailure(caught);
        setFailures((before) => before + 1);
      } else if (!(caught instanceof CalledOff)) throw caught;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, failures, run, forgetFailure: () => setFailure(null) };
}
