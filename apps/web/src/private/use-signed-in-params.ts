import { matchSignedInPath, type StateName, type StateParams } from '@portico/contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The parameters of the open signed-in state, read as by `useStateParams`; null if they cannot be read. */
export function useSignedInParams<Name extends StateName>(name: Name): StateParams<Name> | null {
  const { hash } = useLocation();
  return useMemo(() => {
    const match = matchSignedInPath(hash);
    const params: unknown = match?.state.name === name ? match.params : {};
    return params as StateParams<Name> | null;
  }, [name, hash]);
}
