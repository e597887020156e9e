/** Answers of a pure read, kept by everything that they depend on. The oldest go when there are too many. */
export interface KeptReplies<Reply> {
  get(key: string, make: () => Promise<Reply>): Promise<Reply>;
}

export function keepReplies<Reply>(limit: number): KeptReplies<Reply> {
  const kept = new Map<string, Promise<Reply>>();
  return {
    get: (key, make) => {
      const found = kept.get(key);
      if (found) return found;
      const made = make();
      kept.set(key, made);
      made.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
      return made;
    },
  };
}
