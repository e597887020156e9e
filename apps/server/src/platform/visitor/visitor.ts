import 'fastify';
import type { Language } from '@portico/contract';
import type { VisitProvider } from '../settings/visits.ts';
import type { SignedIn } from './signed-in.ts';

/** The cookies of an account: a session, a sign-in before its second step, and a device that needs no second step. */
export type AccountCookie = 'session' | 'pending' | 'device';

export interface AccountCookies {
  /** The value in the request, or null. Never the value that this response sets. */
  read(kind: AccountCookie): string | null;
  /** @param maxAgeSeconds null: until the browser is closed. */
  set(kind: AccountCookie, token: string, maxAgeSeconds: number | null): void;
  forget(kind: AccountCookie): void;
  /**
   * Gives the browser another id. What was begun in it without signing in, such as a sign-up, an activation or a guest's
   * estimate, belongs to the id before and is found by nobody: the next person at the browser may be another one.
   */
  renewBrowser(): void;
  /** Whether this response gives the browser another id. */
  readonly isBrowserRenewed: boolean;
}

/** The sender of a request, as far as the request tells. None of it is logged. */
export interface Visitor {
  /** Random value of the browser's own cookie. */
  readonly browserId: string;
  /** Whether that id was made for this request, which came without one. */
  readonly isNewBrowser: boolean;
  readonly language: Language;
  /** Network address, for IPv6 its /64; used in keyed hashes only. */
  readonly address: string;
  /** Browser and system, as `Firefox, Windows`; empty if not known. */
  readonly browser: string;
  /** Whether a page that is neither ours nor of PORTICO_ORIGINS caused the request, as the browser itself reports. */
  readonly isSentByOthers: boolean;
  readonly cookies: AccountCookies;
  /** Set for calls that require a signed-in user. */
  readonly session: SignedIn | null;
  /** Set for calls of a provider's server. */
  readonly provider: VisitProvider | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
  }
}
