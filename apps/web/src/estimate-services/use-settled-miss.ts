import type { StateParams } from '@portico/contract';
import { useEffect, useState } from 'react';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { useCall } from '../portal/use-call.ts';

/** Milliseconds after which nobody is still typing. */
const REST = 3000;

/**
 * Tells the server of a search that missed, once the visitor asked for it or rests on it: beginnings of words, as one types, are no
 * misses. The server counts it without who it was (docs/decisions/0127-searches-that-miss.md).
 */
export function useSettledMiss(
  { svcArea, location, token }: StateParams<'estimates-services'>,
  search: string,
  { isMiss, isAsked }: { isMiss: boolean; isAsked: boolean },
): void {
  const { calls } = useEstimatesBase();
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(search), REST);
    return () => clearTimeout(timer);
  }, [search]);
  useCall(
    calls.getServiceTemplates,
    { chosenId: svcArea, location, token, doSearch: true, search, isSettled: true },
    { enabled: isMiss && (isAsked || rested === search) },
  );
}
