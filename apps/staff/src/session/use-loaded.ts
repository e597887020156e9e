import type { StaffCallName, StaffReply, StaffSent } from '@portico/staff-contract';
import { useEffect, useState } from 'react';
import { CallFailure } from '../api/send.ts';
import { useSession } from './session.tsx';

/** What a page has loaded: nothing yet, the reply, or why there is none. */
export interface Loaded<Reply> {
  readonly reply: Reply | null;
  readonly failure: CallFailure | null;
  readonly reload: () => void;
}

/**
 * Makes a call as the page opens, and again when its input changes.
 *
 * @param input null: not yet.
 */
export function useLoaded<Name extends StaffCallName>(
  name: Name,
  input: StaffSent<Name> | null,
): Loaded<StaffReply<Name>> {
  const { send } = useSession();
  const [times, setTimes] = useState(0);
  // Asked anew where the input is another, and each time that the page wants it.
  const key = JSON.stringify({ times, input });
  const [state, setState] = useState<Pick<Loaded<StaffReply<Name>>, 'reply' | 'failure'>>(nothing);
  useEffect(() => {
    const { input: asked } = JSON.parse(key) as { input: StaffSent<Name> | null };
    if (asked === null) return undefined;
    const outdated = new AbortController();
    const show = (next: typeof state): void => {
      if (!outdated.signal.aborted) setState(next);
    };
    send(name, asked, outdated.signal).then(
      (reply) => show({ reply, failure: null }),
      (failure: unknown) => show({ reply: null, failure: failureOf(failure) }),
    );
    return () => outdated.abort();
  }, [name, key, send]);
  return { ...state, reload: () => setTimes((before) => before + 1) };
}

const nothing = { reply: null, failure: null };

export function failureOf(failure: unknown): CallFailure {
  return failure instanceof CallFailure ? failure : new CallFailure('serverError');
}
