/** An answer, and whether it is of what its key says, so that it may be kept under it. */
export interface MadeReply<Reply> {
  readonly reply: Reply;
  readonly isOfKey: boolean;
}

/** Answers of a pure read, kept by everything that they depend on. The oldest go when there are too many. */
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
