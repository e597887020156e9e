import type { PriceComparisonModel, StaffSent } from '@portico/staff-contract';
import { useEffect, useState } from 'react';
import type { CallFailure } from '../../../api/send.ts';
import { useSession } from '../../../session/session.tsx';
import { failureOf } from '../../../session/use-loaded.ts';

/** What a version would change. A reply that says that it is under way leads to another question. */
export function useComparison(
  locationId: string,
  versionId: number,
): { comparison: PriceComparisonModel | null; failure: CallFailure | null; isUnderWay: boolean; retry: () => void } {
  const { send } = useSession();
  const [comparison, setComparison] = useState<PriceComparisonModel | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [times, setTimes] = useState(0);
  // Asked anew each time that the page wants it.
  const key = JSON.stringify({ times, input: { locationId, versionId } });
  useEffect(() => {
    const { input } = JSON.parse(key) as { input: StaffSent<'comparePrices'> };
    const leaving = new AbortController();
    const ask = async (): Promise<void> => {
      const { comparison: found } = await send('comparePrices', input);
      if (leaving.signal.aborted) return;
      if (found === null) await ask();
      else setComparison(found);
    };
    ask().catch((error: unknown) => {
      if (!leaving.signal.aborted) setFailure(failureOf(error));
    });
    return () => leaving.abort();
  }, [key, send]);
  const retry = (): void => {
    setFailure(null);
    setTimes((before) => before + 1);
  };
  return { comparison, failure, isUnderWay: comparison === null && failure === null, retry };
}
