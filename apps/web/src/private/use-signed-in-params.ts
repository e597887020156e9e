import { matchSignedInPath, type StateName, type StateParams } from '@portico/contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { readUnseen } from '../router/unseen-params.ts';

/** The parameters of the open signed-in state, read as by `useStateParams`; null if they cannot be read. */
export function useSignedInParams<Name extends StateName>(name: Name): StateParams<Name> | null {
  const { hash, state } = useLocation();
  const { search } = readUnseen(state);
  return useMemo(() => {
    const match = matchSignedInPath(hash);
    const params: object | null = match?.state.name === name ? match.params : {};
    return (params && search !== undefined ? { ...params, search } : params) as StateParams<Name> | null;
  }, [name, hash, search]);
}
