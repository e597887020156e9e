import { createContext } from 'react';

/** What the signed-in app has to say to the calls of its pages. */
export interface SessionGuard {
  /** A call was refused because nobody is signed in any more. */
  readonly onSignInRequired: () => void;
  /**
   * Asks whether the session is still that of the person on the page. Another may have signed in at this browser, in
   * another tab: what one person asked for is then not done to the other. Rejects with CallFailure where nobody can say.
   */
  readonly isSamePerson: () => Promise<boolean>;
}

/** In the signed-out app anybody may be whoever they are. */
export const SessionGuardContext = createContext<SessionGuard>({
  onSignInRequired: () => {},
  isSamePerson: () => Promise.resolve(true),
});
