import { matchPath, pageOf, type StateName, type StateParams } from '@portico/contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { readUnseen } from './unseen-params.ts';

/**
 * The parameters of the open state. The raw path is split before they are decoded (design: States). In a state's
 * partner twin, a page uses its own name too. What stands in the history alone counts as well (`unseen-params.ts`). null when the segment cannot be read: the page treats that as an unstable
 * state (spec §4).
 */
export function useStateParams<Name extends StateName>(name: Name): StateParams<Name> | null {
  const { pathname, state } = useLocation();
  const { search } = readUnseen(state);
  return useMemo(() => {
    const match = matchPath(pathname);
    const params: object | null = match && pageOf(match.state.name) === name ? match.params : {};
    return (params && search !== undefined ? { ...params, search } : params) as StateParams<Name> | null;
  }, [name, pathname, search]);
}
