import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readTokenNote, tokenNote } from '../../router/token-note.ts';
import { useGo } from '../../router/use-go.ts';
import { SharedEstimate } from './shared-estimate.tsx';

/**
 * Where a health link of this portal opens in a browser (issue 14, point 5). The link stands behind the `#`, which no server sees, and
 * leaves the address at once: a reload finds it in the history.
 */
export function Page() {
  const { hash, state } = useLocation();
  const go = useGo();
  const inAddress = hash.length > 1 ? hash.slice(1) : undefined;
  useEffect(() => {
    if (inAddress !== undefined) go('estimates-shared', undefined, { replace: true, note: tokenNote(inAddress) });
    // Once for each link.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [inAddress]);
  const text = inAddress ?? readTokenNote(state) ?? '';
  return <SharedEstimate key={text} text={text} />;
}
