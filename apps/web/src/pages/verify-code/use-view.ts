import { useEffect, useState } from 'react';

/** What the page shows: the field of the code; the number, to correct it; or that there is an account already. */
export type View = 'code' | 'number' | 'account';

/** Switches the page between its views. Each switch moves focus to the heading. */
export function useView(): { view: View; turn: (view: View) => void } {
  const [{ view, turns }, setState] = useState<{ view: View; turns: number }>({ view: 'code', turns: 0 });
  useEffect(() => {
    if (turns > 0) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [turns]);
  return { view, turn: (next) => setState({ view: next, turns: turns + 1 }) };
}
