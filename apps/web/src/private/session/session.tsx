import type { CallReply, getSession, HeldScope } from '@portico/contract';
import { createContext, useContext, useEffect } from 'react';

/** A patient whom the user looks after, and for whom this session acts. */
export interface ActingFor {
  readonly proxyId: string;
  readonly name: string;
  readonly scopes: readonly HeldScope[];
}

/** The signed-in user, and the actions of the session. */
export interface Session {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The patient for whom the session acts; null: it is the user's own. */
  readonly actingFor: ActingFor | null;
  readonly admittedTo: 'emergencyRoom' | 'inpatient' | null;
  /** The second step that the hospital demands of this person, who has none; null otherwise. */
  readonly secondStep: CallReply<typeof getSession>['secondStep'];
  /** Ends the session. Then drafts are deleted, other tabs are notified, and the home page confirms it. */
  readonly signOut: () => void;
  /** Leaves for good, once the work has closed the account. Rejects as the work does. */
  readonly leaveClosed: (work: () => Promise<unknown>) => Promise<void>;
  readonly signingOut: { readonly isBusy: boolean; readonly hasFailed: boolean };
  /** Sets a suspension flag. Returns the function that clears it. */
  readonly keepAlive: () => () => void;
}

export const SessionContext = createContext<Session | null>(null);

/** Whether the user may do something here: anything for themselves, and for a patient what the access holds one scope of. */
export function useMay(...scopes: readonly HeldScope[]): boolean {
  const { actingFor } = useSession();
  return actingFor === null || scopes.some((scope) => actingFor.scopes.includes(scope));
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession stands outside SignedIn');
  return session;
}

/** Extends the session as long as the flag is set: the screen must not be interrupted (spec §4, 'Loading'). */
export function useKeepAlive(flag: boolean): void {
  const { keepAlive } = useSession();
  useEffect(() => (flag ? keepAlive() : undefined), [flag, keepAlive]);
}
