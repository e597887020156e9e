import { useEffect, useState } from 'react';

/** In milliseconds: a pause in typing. */
const PAUSE = 300;

/** What somebody types, once they pause: not every letter is asked for. */
export function useSettled<Typed extends string | object>(typed: Typed): Typed {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
