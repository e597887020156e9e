import { useEffect, useState } from 'react';

/** What the page shows: the code, once one was sent; the number, to correct it; that there is an account already. */
export type View = 'code' | 'number' | 'account';

/** Between what the page shows: whoever turns from one to another arrives at the heading. */
export function useView(): { view: View; turn: (view: View) => void } {
  const [{ view, turns }, setState] = useState<{ view: View; turns: number }>({ view: 'code', turns: 0 });
  useEffect(() => {
    if (turns > 0) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [turns]);
  return { view, turn: (next) => setState({ view: next, turns: turns + 1 }) };
}
