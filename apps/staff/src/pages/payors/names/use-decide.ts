import type { ChangedNameModel, PayerNameModel, PayorDecisionModel } from '@portico/staff-contract';
import { useState } from 'react';
import { useSession } from '../../../session/session.tsx';
import { type Act, useAct } from '../../../session/use-act.ts';
import { keyOf, type Named } from './name-key.ts';

/** A name, what stands there, and what is to. */
export type Decided = Pick<PayerNameModel, 'payerName' | 'planName' | 'decision'> & { to: PayorDecisionModel | null };

/**
 * Decides on names, and takes back what was decided last. Where a colleague came first, nothing is done.
 *
 * @param onSettled hears of the names that were decided on; where a colleague came first, of those that are not as they were seen.
 */
export function useDecide(
  locationId: string,
  onSettled: (names: readonly Named[]) => void,
): {
  decide: (names: readonly Decided[]) => Promise<void>;
  undo: () => Promise<void>;
  /** How many names were decided on last, and can be as before again. */
  undoable: number;
  /** Those for which nothing was done the last time, as they stand now. */
  changed: readonly ChangedNameModel[];
  act: Act;
} {
  const { send } = useSession();
  const act = useAct();
  const [last, setLast] = useState<readonly Decided[]>([]);
  const [changed, setChanged] = useState<readonly ChangedNameModel[]>([]);
  /** @param onAnswer hears of those that were not as they were seen. */
  const write = async (
    names: readonly Decided[],
    onAnswer: (others: readonly ChangedNameModel[]) => void,
  ): Promise<void> => {
    await act.run(async () => {
      setChanged([]);
      const sent = names.map(({ payerName, planName, decision, to }) => ({
        payerName,
        planName,
        seen: decision,
        decision: to,
      }));
      const { changed: others } = await send('decidePayerNames', { locationId, names: sent });
      setChanged(others);
      onAnswer(others);
      onSettled(others.length === 0 ? names : others);
    });
  };
  return {
    act: {
      ...act,
      forget: () => {
        setChanged([]);
        act.forget();
      },
    },
    changed,
    undoable: last.length,
    decide: (names) =>
      write(names, (others) => {
        if (others.length === 0) setLast(names);
      }),
    undo: () => {
      const back = last.map(({ decision, to, ...name }) => ({ ...name, decision: to, to: decision }));
      return write(back, (others) => {
        const gone = new Set(others.map(keyOf));
        setLast(others.length === 0 ? [] : last.filter((name) => !gone.has(keyOf(name))));
      });
    },
  };
}
