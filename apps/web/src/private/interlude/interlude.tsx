import { createContext, useContext, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A page that can be seen this once. It stands in the place of all others until the person is done with it. */
export interface OncePage {
  readonly content: ReactNode;
  /** What to ask whoever is about to leave it. */
  readonly question: { readonly title: ReactNode; readonly text: ReactNode };
}

interface Interlude {
  readonly page: OncePage | null;
  /** What waits for the answer to the question; null while nothing does. */
  readonly waiting: (() => void) | null;
  readonly begin: (page: OncePage) => void;
  /** The person is done with it: back to where it began. */
  readonly end: () => void;
  /**
   * Does what ends the session; first asks, where that would lose a page that can be seen this once. Such a page is not let
   * go by that: ending the session may fail.
   */
  readonly leaveBy: (leave: () => void) => void;
  readonly answer: (leaves: boolean) => void;
  /** The session is over, and with it all that was held of it. */
  readonly letGo: () => void;
}

const InterludeContext = createContext<Interlude | null>(null);

/** Holds it above the pages, and above what hides them while the server is asked about the session. */
export function InterludeProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const here = pathname + hash;
  const [held, setHeld] = useState<{ page: OncePage; beganAt: string } | null>(null);
  const [waiting, setWaiting] = useState<{ leave: () => void } | null>(null);
  const interlude: Interlude = {
    page: held?.page ?? null,
    waiting: waiting?.leave ?? null,
    begin: (page) => setHeld({ page, beganAt: here }),
    end: () => {
      if (held && held.beganAt !== here) void navigate(held.beganAt, { replace: true });
      setHeld(null);
    },
    leaveBy: (leave) => {
      if (held) setWaiting({ leave });
      else leave();
    },
    answer: (leaves) => {
      if (!leaves) setWaiting(null);
      else if (waiting) waiting.leave();
      else setHeld(null);
    },
    letGo: () => {
      setWaiting(null);
      setHeld(null);
    },
  };
  return <InterludeContext value={interlude}>{children}</InterludeContext>;
}

export function useInterlude(): Interlude {
  const interlude = useContext(InterludeContext);
  if (!interlude) throw new Error('useInterlude stands outside InterludeProvider');
  return interlude;
}
