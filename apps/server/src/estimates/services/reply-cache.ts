/** A reply, and whether it matches its key, so that it can be cached. */
export interface CacheableReply<Reply> {
  readonly reply: Reply;
  readonly isOfKey: boolean;
}

/** A cache for replies of pure reads. The key has everything that a reply depends on. The oldest are dropped when there are too many. */
export interface ReplyCache<Reply> {
  get(key: string, make: () => Promise<CacheableReply<Reply>>): Promise<Reply>;
}

export function createReplyCache<Reply>(limit: number): ReplyCache<Reply> {
  const saved = new Map<string, Promise<CacheableReply<Reply>>>();

  async function keep(key: string, make: () => Promise<CacheableReply<Reply>>): Promise<Reply> {
    const made = make();
    saved.set(key, made);
    const [oldest] = saved.keys();
    if (saved.size > limit && oldest !== undefined) saved.delete(oldest);
    const forget = (): void => {
      if (saved.get(key) === made) saved.delete(key);
    };
    made.then(({ isOfKey }) => isOfKey || forget(), forget);
    return (await made).reply;
  }

  return {
    get: async (key, make) => {
      const found = saved.get(key);
      return found ? (await found).reply : keep(key, make);
    },
  };
}
