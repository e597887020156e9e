/** A reply, and whether it matches its key, so that it can be cached. */
export interface MadeReply<Reply> {
  readonly reply: Reply;
  readonly isOfKey: boolean;
}

/** A cache for replies of pure reads. The key has everything that a reply depends on. The oldest are dropped when there are too many. */
export interface KeptReplies<Reply> {
  get(key: string, make: () => Promise<MadeReply<Reply>>): Promise<Reply>;
}

export function keepReplies<Reply>(limit: number): KeptReplies<Reply> {
  const kept = new Map<string, Promise<MadeReply<Reply>>>();

  async function keep(key: string, make: () => Promise<MadeReply<Reply>>): Promise<Reply> {
    const made = make();
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    const forget = (): void => {
      if (kept.get(key) === made) kept.delete(key);
    };
    made.then(({ isOfKey }) => isOfKey || forget(), forget);
    return (await made).reply;
  }

  return {
    get: async (key, make) => {
      const found = kept.get(key);
      return found ? (await found).reply : keep(key, make);
    },
  };
}
