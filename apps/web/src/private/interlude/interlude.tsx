import { createContext, useContext, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A page that can be seen only once. It replaces all other pages until the user is done with it. */
export interface OncePage {
  readonly content: ReactNode;
  /** What to ask before the user leaves it. */
  readonly question: { readonly title: ReactNode; readonly text: ReactNode };
}

interface Interlude {
  readonly page: OncePage | null;
  /** What runs if the user chooses to leave; null while no question is open. */
  readonly waiting: (() => void) | null;
  readonly begin: (page: OncePage) => void;
  /** The user is done with the page: back to where it began. */
  readonly end: () => void;
  /**
   * Runs what ends the session. If that would lose a page that can be seen only once, the user is asked first. The page
   * stays meanwhile, since ending the session may fail.
   */
  readonly leaveBy: (leave: () => void) => void;
  readonly answer: (leaves: boolean) => void;
  /** The session is over: drops everything that was stored of it. */
  readonly letGo: () => void;
}

const InterludeContext = createContext<Interlude | null>(null);

/** Stores the page above the other pages, and above what hides them while the server is asked about the session. */
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
