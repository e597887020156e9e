import type { StaffCallName, StaffPermission, StaffReply, StaffSent, StaffSession } from '@portico/staff-contract';
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { CallFailure, readSession, send, sendPart } from '../api/send.ts';

/** Who is signed in, and what the pages do in their name. */
interface SignedIn {
  readonly session: StaffSession;
  readonly may: (permission: StaffPermission) => boolean;
  /** Makes a call. Where the session has ended, the sign-in page comes. */
  readonly send: <Name extends StaffCallName>(
    name: Name,
    input: StaffSent<Name>,
    signal?: AbortSignal,
  ) => Promise<StaffReply<Name>>;
  /** As send, for a part of a price file. */
  readonly sendPart: (to: { uploadId: string; from: number }, part: Blob) => ReturnType<typeof sendPart>;
  /** Somebody types what will take a while: the session does not end meanwhile. */
  readonly stayAwake: () => void;
  /** Why accounts are looked at at present, for the audit trail: kept until it is changed. */
  readonly reason: string;
  readonly setReason: (reason: string) => void;
}

/** In milliseconds: whoever types is heard of at the server no more often. */
const AWAKE_EACH = 60_000;

const Context = createContext<SignedIn | null>(null);

export function SessionProvider({
  session,
  onEnd,
  children,
}: {
  session: StaffSession;
  onEnd: () => void;
  children: ReactNode;
}) {
  const [reason, setReason] = useState('');
  const endWith = useCallback(
    (failure: unknown): never => {
      if (failure instanceof CallFailure && failure.error === 'signInRequired') onEnd();
      throw failure;
    },
    [onEnd],
  );
  const sendHere = useCallback<SignedIn['send']>(
    (name, input, signal) => send(name, input, session.antiForgeryToken, signal).catch(endWith),
    [session, endWith],
  );
  const sendPartHere = useCallback<SignedIn['sendPart']>(
    (to, part) => sendPart(to, part, session.antiForgeryToken).catch(endWith),
    [session, endWith],
  );
  const awakeAt = useRef(0);
  const stayAwake = useCallback(() => {
    if (Date.now() - awakeAt.current < AWAKE_EACH) return;
    awakeAt.current = Date.now();
    // Whether it is heard is seen with the next call.
    readSession().catch(() => {});
  }, []);
  const value = useMemo<SignedIn>(
    () => ({
      session,
      may: (permission) => session.permissions.includes(permission),
      send: sendHere,
      sendPart: sendPartHere,
      stayAwake,
      reason,
      setReason,
    }),
    [session, sendHere, sendPartHere, stayAwake, reason],
  );
  return <Context value={value}>{children}</Context>;
}

/** @throws Error outside the pages of who is signed in. */
export function useSession(): SignedIn {
  const value = use(Context);
  if (value === null) throw new Error('No session.');
  return value;
}
