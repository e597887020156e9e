import { pathTo } from '@portico/contract';
import { useContext } from 'react';
import { useLocation } from 'react-router';
import { SignedInEntry } from './signed-in-entry.ts';
import { useGo } from './use-go.ts';

/**
 * Opens the page of the loading time-out and tells it where to try again (spec §4, 'Loading'): by a note in the history
 * or, from the signed-in entry, by the path in the hash.
 */
export function useGiveUp(): () => void {
  const go = useGo();
  const { pathname, hash } = useLocation();
  const isSignedInEntry = useContext(SignedInEntry);
  return () => {
    if (isSignedInEntry) window.location.replace(`${pathTo('error.requesttimeout')}${hash || '#/'}`);
    else go('error.requesttimeout', undefined, { replace: true, note: { from: pathname } });
  };
}
