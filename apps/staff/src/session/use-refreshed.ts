import type { StaffCallName, StaffReply, StaffSent } from '@portico/staff-contract';
import { useEffect, useState } from 'react';
import type { CallFailure } from '../api/send.ts';
import { useSession } from './session.tsx';
import { failureOf } from './use-loaded.ts';

/** In milliseconds. */
const EACH = 15_000;

/** What a page shows that goes on changing: the last reply stays while the next one is under way, and where it does not come. */
export function useRefreshed<Name extends StaffCallName>(
  name: Name,
  input: StaffSent<Name>,
): { reply: StaffReply<Name> | null; failure: CallFailure | null } {
  const { send } = useSession();
  const [state, setState] = useState<{ reply: StaffReply<Name> | null; failure: CallFailure | null }>(nothing);
  const key = JSON.stringify(input);
  useEffect(() => {
    let isGone = false;
    const ask = async (): Promise<void> => {
      // Nobody looks: the server is left alone.
      if (document.hidden) return;
      try {
        const reply = await send(name, JSON.parse(key) as StaffSent<Name>);
        if (!isGone) setState({ reply, failure: null });
      } catch (failure) {
        if (!isGone) setState((before) => ({ ...before, failure: failureOf(failure) }));
      }
    };
    const again = (): void => void ask();
    const timer = setInterval(again, EACH);
    document.addEventListener('visibilitychange', again);
    again();
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [name, key, send]);
  return state;
}

const nothing = { reply: null, failure: null };
