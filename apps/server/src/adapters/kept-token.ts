import type { Clock } from '../ports/clock.ts';

/** A token is renewed so many seconds before it expires, so that it lasts for a whole call. */
const MARGIN = 60;

/** An access token as its server gave it. */
export interface IssuedToken {
  value: string;
  /** Its lifetime. */
  seconds: number;
}

/** An access token that is kept in memory as long as it lasts. */
export interface KeptToken {
  /** @throws what asking for a token throws. */
  current(): Promise<string>;
  /** Forgets a token that was refused, unless a newer one has replaced it. */
  forget(token: string): void;
}

/** Asks for a token when one is needed. All calls share it, and only one request for a token runs at a time. */
export function keepToken(ask: () => Promise<IssuedToken>, clock: Clock): KeptToken {
  let saved: { value: string; goodUntil: number } | undefined;
  let asking: Promise<string> | undefined;

  const renew = async (): Promise<string> => {
    const asked = clock.now().getTime();
    const { value, seconds } = await ask();
    // The margin is at most half of the lifetime; otherwise a token of one minute would never be used.
    saved = { value, goodUntil: asked + Math.max(seconds - MARGIN, seconds / 2) * 1000 };
    return value;
  };

  return {
    current: async () => {
      if (saved !== undefined && clock.now().getTime() < saved.goodUntil) return saved.value;
      asking ??= renew().finally(() => (asking = undefined));
      return asking;
    },
    forget: (token) => {
      if (saved?.value === token) saved = undefined;
    },
  };
}
