import type { PayerNameModel, PayorDecisionModel } from '@portico/staff-contract';
import { useState } from 'react';
import { useSession } from '../../session/session.tsx';
import { type Act, useAct } from '../../session/use-act.ts';
import { failureOf } from '../../session/use-loaded.ts';

/** A name, what stands there, and what is to. */
type Decided = Pick<PayerNameModel, 'payerName' | 'planName' | 'decision'> & { to: PayorDecisionModel | null };

/** Decides on names, and takes back what was decided last. Where a colleague came first, theirs is shown. */
export function useDecide(
  locationId: string,
  onChanged: () => void,
): {
  decide: (names: readonly Decided[]) => Promise<boolean>;
  undo: () => Promise<boolean>;
  /** How many names were decided on last, and can be as before again. */
  undoable: number;
  act: Act;
} {
  const { send } = useSession();
  const act = useAct();
  const [last, setLast] = useState<readonly Decided[]>([]);
  const write = (names: readonly Decided[]): Promise<boolean> =>
    act.run(async () => {
      try {
        await send('decidePayerNames', {
          locationId,
          names: names.map(({ payerName, planName, decision, to }) => ({
            payerName,
            planName,
            seen: decision,
            decision: to,
          })),
        });
      } catch (error) {
        if (failureOf(error).error === 'payorNamesChanged') {
          setLast([]);
          onChanged();
        }
        throw error;
      }
      onChanged();
    });
  return {
    act,
    undoable: last.length,
    decide: async (names) => {
      const went = await write(names);
      if (went) setLast(names);
      return went;
    },
    undo: async () => {
      const went = await write(last.map(({ decision, to, ...name }) => ({ ...name, decision: to, to: decision })));
      if (went) setLast([]);
      return went;
    },
  };
}
