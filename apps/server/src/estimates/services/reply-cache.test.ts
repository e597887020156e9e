import { describe, expect, it } from 'vitest';
import { createReplyCache } from './reply-cache.ts';

describe('replies kept in memory', () => {
  const counting = (isOfKey = true) => {
    let made = 0;
    return async () => {
      made += 1;
      return { reply: made, isOfKey };
    };
  };

  it('are made once for each key', async () => {
    const replies = createReplyCache<number>(10);
    const make = counting();
    expect(await Promise.all(['a', 'a', 'b', 'a'].map((key) => replies.get(key, make)))).toEqual([1, 1, 2, 1]);
  });

  it('are given but not kept where they are not of what the key says: a replica may lag behind', async () => {
    const replies = createReplyCache<number>(10);
    const make = counting(false);
    expect(await replies.get('a', make)).toBe(1);
    expect(await replies.get('a', make)).toBe(2);
  });

  it('are not kept where making them failed', async () => {
    const replies = createReplyCache<number>(10);
    await expect(replies.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await replies.get('a', counting())).toBe(1);
  });

  it('give way to newer ones, the oldest first', async () => {
    const replies = createReplyCache<number>(1);
    const make = counting();
    expect(await replies.get('a', make)).toBe(1);
    expect(await replies.get('b', make)).toBe(2);
    expect(await replies.get('a', make)).toBe(3);
  });

  it('stay while they are asked for, and weigh no more together than the limit', async () => {
    const replies = createReplyCache<string>(10, { weigh: (reply) => reply.length });
    let made = 0;
    const get = (text: string) =>
      replies.get(text, async () => {
        made += 1;
        return { reply: text, isOfKey: true };
      });
    await get('aaaa');
    await get('bbbb');
    await get('aaaa');
    await get('cc');
    await get('ddd');
    made = 0;
    await get('aaaa');
    expect(made).toBe(0);
    await get('bbbb');
    expect(made).toBe(1);
    await get('longer than all');
    await get('longer than all');
    expect(made).toBe(3);
  });

  it('are kept from the second ask on where most are asked for once, and made once for who asks at the same time', async () => {
    const replies = createReplyCache<number>(10, { keptFrom: 'second' });
    const make = counting();
    const ask = (...keys: string[]) => Promise.all(keys.map((key) => replies.get(key, make)));
    expect(await ask('a', 'a', 'b')).toEqual([1, 1, 2]);
    expect(await ask('a')).toEqual([3]);
    expect(await ask('a', 'b')).toEqual([3, 4]);
    expect(await ask('b')).toEqual([4]);
  });
});
