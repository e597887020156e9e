import { hash } from 'node:crypto';

/** A reply, and whether it matches its key, so that it can be cached. */
export interface CacheableReply<Reply> {
  readonly reply: Reply;
  readonly isOfKey: boolean;
}

/**
 * A cache for replies of pure reads. The key has everything that a reply depends on; its hash is remembered, since that of sixty
 * locations is as long as what is kept of a reply. Those that nobody has asked for the longest are dropped when there is too much.
 */
export interface ReplyCache<Reply> {
  get(key: string, make: () => Promise<CacheableReply<Reply>>): Promise<Reply>;
}

/** Keys that are remembered as asked for once: about 2 MB. */
const MAX_ASKED_ONCE = 20_000;

interface CacheOptions<Reply> {
  /** What a reply weighs, at least 1: by default each the same. */
  readonly weigh?: (reply: Reply) => number;
  /** From which ask on a reply is kept: from the second, where most are asked for once and each is large (decision 268). */
  readonly keptFrom?: 'first' | 'second';
}

/** @param limit of what all replies weigh together. */
export function createReplyCache<Reply>(
  limit: number,
  { weigh = () => 1, keptFrom = 'first' }: CacheOptions<Reply> = {},
): ReplyCache<Reply> {
  /** In the order in which they were asked for last. */
  const saved = new Map<string, Promise<CacheableReply<Reply>>>();
  const weights = new Map<string, number>();
  const askedOnce = new Set<string>();
  let total = 0;

  /** Whether what is asked for now is to be kept; where not, that it was asked for is remembered. */
  function isKeptNow(key: string): boolean {
    if (keptFrom === 'first' || askedOnce.delete(key)) return true;
    askedOnce.add(key);
    for (const oldest of askedOnce) {
      if (askedOnce.size <= MAX_ASKED_ONCE) break;
      askedOnce.delete(oldest);
    }
    return false;
  }

  function forget(key: string): void {
    saved.delete(key);
    total -= weights.get(key) ?? 0;
    weights.delete(key);
  }

  function settle(key: string, weight: number): void {
    weights.set(key, weight);
    total += weight;
    for (const oldest of weights.keys()) {
      if (total <= limit) break;
      forget(oldest);
    }
  }

  async function keep(key: string, make: () => Promise<CacheableReply<Reply>>): Promise<Reply> {
    const made = make();
    saved.set(key, made);
    const isStillSaved = (): boolean => saved.get(key) === made;
    made.then(
      ({ reply, isOfKey }) => {
        if (!isStillSaved()) return;
        if (isOfKey && isKeptNow(key)) settle(key, weigh(reply));
        else forget(key);
      },
      () => {
        if (isStillSaved()) forget(key);
      },
    );
    return (await made).reply;
  }

  return {
    get: async (wholeKey, make) => {
      const key = hash('sha256', wholeKey, 'base64url');
      const found = saved.get(key);
      if (found === undefined) return keep(key, make);
      const weight = weights.get(key);
      if (weight !== undefined) {
        weights.delete(key);
        weights.set(key, weight);
      }
      return (await found).reply;
    },
  };
}
