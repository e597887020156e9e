import { createContext, type ReactNode, use, useId, useState } from 'react';

interface Said {
  /** Which part of the page has said it. */
  readonly by: string;
  readonly text: string;
}

const LastOutcomeContext = createContext<readonly [Said | null, (said: Said) => void] | null>(null);

/** A page of which several parts say what came of their acts: the last one stands, and what another said before goes. */
export function LastOutcome({ children }: { children: ReactNode }) {
  const state = useState<Said | null>(null);
  return <LastOutcomeContext value={state}>{children}</LastOutcomeContext>;
}

/** What came of the act of this part of the page, while it is the last one; and what says so. */
export function useLastOutcome(): readonly [string | null, (text: string) => void] {
  const by = useId();
  const context = use(LastOutcomeContext);
  if (context === null) throw new Error('useLastOutcome stands in no LastOutcome');
  const [said, setSaid] = context;
  return [said?.by === by ? said.text : null, (text) => setSaid({ by, text })];
}
