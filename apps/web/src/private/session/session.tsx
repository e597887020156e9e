import { createContext, useContext, useEffect } from 'react';

/** Who is signed in, and what can be done with the session. */
export interface Session {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly admittedTo: 'emergencyRoom' | 'inpatient' | null;
  /** Ends the session. Only once that is done, what was typed is forgotten, the other tabs are told, and the home page says so. */
  readonly signOut: () => void;
  readonly signingOut: { readonly isBusy: boolean; readonly hasFailed: boolean };
  /** Sets a suspension flag, and answers with how to take it back. */
  readonly keepAlive: () => () => void;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession stands outside SignedIn');
  return session;
}

/** Extends the session for as long as the flag is set: what is on the screen must not go away (spec §4, 'Loading'). */
export function useKeepAlive(flag: boolean): void {
  const { keepAlive } = useSession();
  useEffect(() => (flag ? keepAlive() : undefined), [flag, keepAlive]);
}
