import type { StaffCallName, StaffReply, StaffSent } from '@portico/staff-contract';
import { useEffect, useState } from 'react';
import { CallFailure } from '../api/send.ts';
import { useSession } from './session.tsx';

/** What a page has loaded: nothing yet, the reply, or why there is none; or both, where it could not be loaded again. */
export interface Loaded<Reply> {
  readonly reply: Reply | null;
  readonly failure: CallFailure | null;
  readonly reload: () => void;
}

/**
 * Makes a call as the page opens, and again when its input changes. Where the same is asked again and nobody answers it, the last reply
 * stays: what somebody has typed or is told beside it is not taken away.
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
  const [{ reply, failure }, setState] = useState<Answered<StaffReply<Name>>>(nothing);
  useEffect(() => {
    const { input: asked } = JSON.parse(key) as { input: StaffSent<Name> | null };
    if (asked === null) return undefined;
    const sent = JSON.stringify(asked);
    const outdated = new AbortController();
    const show = (next: (before: Answered<StaffReply<Name>>) => Answered<StaffReply<Name>>): void => {
      if (!outdated.signal.aborted) setState(next);
    };
    send(name, asked, outdated.signal).then(
      (next) => show(() => ({ sent, reply: next, failure: null })),
      (error: unknown) => {
        const why = failureOf(error);
        show((before) => ({
          sent,
          reply: before.sent === sent && isPassing(why) ? before.reply : null,
          failure: why,
        }));
      },
    );
    return () => outdated.abort();
  }, [name, key, send]);
  return { reply, failure, reload: () => setTimes((before) => before + 1) };
}

/** With the input that was sent, as JSON. */
interface Answered<Reply> extends Pick<Loaded<Reply>, 'reply' | 'failure'> {
  readonly sent: string | null;
}

const nothing = { sent: null, reply: null, failure: null };

/** Whether it says nothing of what was asked for, and may go as it came. */
function isPassing({ error }: CallFailure): boolean {
  return ['serverError', 'tooManyRequests', 'unavailable', 'unreachable'].includes(error);
}

export function failureOf(failure: unknown): CallFailure {
  return failure instanceof CallFailure ? failure : new CallFailure('serverError');
}
