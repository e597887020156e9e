import { matchPath, pageOf, type StateName, type StateParams } from '@portico/contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router';

/**
 * The parameters of the open state. The raw path is split before they are decoded (design: States). In a state's
 * partner twin, a page uses its own name too. null when the segment cannot be read: the page treats that as an unstable
 * state (spec §4).
 */
export function useStateParams<Name extends StateName>(name: Name): StateParams<Name> | null {
  const { pathname } = useLocation();
  return useMemo(() => {
    const match = matchPath(pathname);
    const params: unknown = match && pageOf(match.state.name) === name ? match.params : {};
    return params as StateParams<Name> | null;
  }, [name, pathname]);
}
