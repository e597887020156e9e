import { matchPath, pageOf, type StateName, type StateParams } from '@portico/contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router';

/**
 * The parameters of the state that is open, split from the raw path before they are decoded (design: States).
 * A page is asked by its own name in a partner's twin as well. null when the segment cannot be read: the page treats that
 * as an unstable state (spec §4).
 */
export function useStateParams<Name extends StateName>(name: Name): StateParams<Name> | null {
  const { pathname } = useLocation();
  return useMemo(() => {
    const match = matchPath(pathname);
    const params: unknown = match && pageOf(match.state.name) === name ? match.params : {};
    return params as StateParams<Name> | null;
  }, [name, pathname]);
}
