import { createContext } from 'react';

/** Callbacks of the signed-in app for the calls of its pages. */
export interface SessionGuard {
  /** A call was refused because the session has ended. */
  readonly onSignInRequired: () => void;
  /**
   * Whether the session still belongs to the person on the page. Another person may have signed in at this browser, in
   * another tab: an action of one person must not be carried out for the other. Rejects with CallFailure if this cannot
   * be found out.
   */
  readonly isSamePerson: () => Promise<boolean>;
  /** For whom the page believes that it acts: itself, or an access to somebody's record. Undefined before signing in. */
  readonly person: string | undefined;
  /** A call was refused because the session acts for somebody else, or the access has ended. */
  readonly onOtherPerson: (because: 'wrongPerson' | 'accessEnded') => void;
  /** A call was refused because something has to be done first, which was not when the page was loaded. */
  readonly onDue: () => void;
}

/** The signed-out app has no session to protect. */
export const SessionGuardContext = createContext<SessionGuard>({
  onSignInRequired: () => {},
  isSamePerson: () => Promise.resolve(true),
  person: undefined,
  onOtherPerson: () => {},
  onDue: () => {},
});
