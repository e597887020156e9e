import { randomBytes } from 'node:crypto';

/** What the app asked with, until its visitor comes back. */
export interface Pending {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Somebody who is signed in to the app. */
export interface CompanionSession {
  accessToken: string;
  refreshToken: string | undefined;
  readonly idToken: string;
  readonly subject: string;
  /** The id of the sign-in by which the hospital tells of its end. */
  readonly sid: string;
  readonly level: string;
}

/** Sign-ins and sessions that are held at once; the oldest go. */
const MAX_HELD = 1000;

/** The sessions of one app, in memory: they end with the demonstration. */
export function companionSessions() {
  const pending = new Map<string, Pending>();
  const sessions = new Map<string, CompanionSession>();
  return {
    begin: (asked: Pending): string => hold(pending, asked),
    /** Each can be taken once. */
    takeBegun: (id: string): Pending | undefined => {
      const found = pending.get(id);
      pending.delete(id);
      return found;
    },
    open: (session: CompanionSession): string => hold(sessions, session),
    find: (id: string): CompanionSession | undefined => sessions.get(id),
    end: (id: string): void => void sessions.delete(id),
    endOfSignIn: (sid: string): void => {
      for (const [id, session] of sessions) if (session.sid === sid) sessions.delete(id);
    },
  };
}

export type CompanionSessions = ReturnType<typeof companionSessions>;

function hold<Value>(held: Map<string, Value>, value: Value): string {
  const id = randomBytes(32).toString('base64url');
  held.set(id, value);
  const [oldest] = held.keys();
  if (held.size > MAX_HELD && oldest !== undefined) held.delete(oldest);
  return id;
}
