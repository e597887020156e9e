import 'fastify';
import type { Language } from '@portico/contract';
import type { SignedIn } from './signed-in.ts';

/** What a browser keeps of an account: who is signed in, who is half way, and whom it needs no second step for. */
export type AccountCookie = 'session' | 'pending' | 'device';

export interface AccountCookies {
  /** What the request brought, or null. Never what this reply sets. */
  read(kind: AccountCookie): string | null;
  /** @param maxAgeSeconds null: until the browser is closed. */
  keep(kind: AccountCookie, token: string, maxAgeSeconds: number | null): void;
  forget(kind: AccountCookie): void;
}

/** Who asks, as far as a request shows it. Nothing of it is logged. */
export interface Visitor {
  /** Random value of the browser's own cookie. */
  readonly browserId: string;
  readonly language: Language;
  /** Network address, of IPv6 the /64; used in keyed hashes only. */
  readonly address: string;
  /** Browser and system, as `Firefox, Windows`; empty where it is not known. */
  readonly browser: string;
  /** A page that is neither ours nor of PORTICO_ORIGINS made the browser ask, as the browser itself says. */
  readonly isSentByOthers: boolean;
  readonly cookies: AccountCookies;
  /** Set for calls that the contract opens to people who are signed in. */
  readonly session: SignedIn | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
  }
}
