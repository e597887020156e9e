import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds: a browser, or a proxy before it, may give up on a reply that takes longer. */
const LONGEST_REPLY = 20_000;

/**
 * What takes longer than a reply may: whoever asks gets null while it is under way, and asks again. What is under way for somebody is
 * not begun again, and what nobody comes back for is forgotten.
 */
export function createLongCalls<Result>(): (key: string, begin: () => Promise<Result>) => Promise<Result | null> {
  /** By who asked, and for what, until they are told. */
  const underWay = new Map<string, Promise<Result>>();

  function start(key: string, running: Promise<Result>): Promise<Result> {
    const forget = (): void => {
      if (underWay.get(key) === running) underWay.delete(key);
    };
    underWay.set(key, running);
    // A failure is heard by who asks.
    running.then(() => wait(LONGEST_REPLY, undefined, { ref: false })).then(forget, forget);
    return running;
  }

  return async (key, begin) => {
    const running = underWay.get(key) ?? start(key, begin());
    const result = await Promise.race([running, wait(LONGEST_REPLY, null, { ref: false })]);
    if (result !== null) underWay.delete(key);
    return result;
  };
}
