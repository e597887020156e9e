import { type LinkedState, readLink } from '@portico/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useGo } from './use-go.ts';

/**
 * The token of the link that opened the page. It leaves the address at once, so that nobody else reads it there or in the
 * history, and a copied address does not carry it. undefined on a page that no link has opened, as after a reload.
 *
 * @param keep stores the token for a reload; what it returns is the note of the page's entry in the history.
 */
export function useLinkToken(
  name: LinkedState,
  keep: (token: string) => unknown = () => undefined,
): string | undefined {
  const go = useGo();
  const { token: inAddress, params } = readLink(name, useLocation());
  const [linked, setLinked] = useState(inAddress);
  // Another link can be opened on the page that shows the first.
  if (inAddress !== undefined && inAddress !== linked) setLinked(inAddress);
  useEffect(() => {
    if (inAddress !== undefined) go(name, params, { replace: true, note: keep(inAddress) });
    // Runs once for each link.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [inAddress]);
  return linked;
}
